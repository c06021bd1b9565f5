#!/bin/sh
# A player for a seat of pokertable in plain shell: it never folds and never raises. Needs nothing but sh.
#
#   pokertable simulate --game omaha8 --limit pot --players "program:sh resources/programs/caller.sh,tag" --hands 200
#
# One JSON object a line comes in; a question has "type":"act" in it, and wants one line back.
while IFS= read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type": "ready", "name": "Caller"}' ;;
    *'"type":"act"'*)
      case $line in
        *'"draw":'[0-9]*) echo '{"do": "draw", "discard": ""}' ;;
        *'"check_call":null'*) echo '{"do": "bring-in"}' ;;
        *) echo '{"do": "call"}' ;;
      esac ;;
  esac
done
