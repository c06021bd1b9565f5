"""Why a choice was good or bad: facts of the cards and the table that name it, reasons, and the sentence."""
