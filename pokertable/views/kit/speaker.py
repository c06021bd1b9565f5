"""Plays sound files on the machine's audio device, by miniaudio, on a thread of its own.

Callers never wait: the thread loads the library, opens the device for the first sound, rests it while nothing plays,
and opens it again if it disappears. Without library or device it is silent, and the reason is reported.
"""

from __future__ import annotations

import atexit
import importlib
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pokertable.model.text import Phrase, phrase
from pokertable.session.profile.bug_log import log

if TYPE_CHECKING:
    from pokertable.views.kit.mixer import Mixer, Samples

_PERIOD_MS: Final = 25
"""Sound that the device requests at once, in ms."""
_LATE_S: Final = 0.3
"""Delay after which a sound that could not begin is skipped, in s."""
_REST_S: Final = 3.0
"""Silence after which the device is stopped until the next sound, in s."""
_AGAIN_S: Final = 60.0
"""Time after which a missing device is looked for again, in s."""
_CLOSING_S: Final = 2.0
"""Time for the device to close at the end of the program, in s."""


class _Order(NamedTuple):
    file: Path
    loudness: float
    at: float


class Speaker:
    """Plays short sounds, several at once. `backends`: names of miniaudio's backends, None for the system's.

    `told(reason)`, on the speaker's thread: there is no sound, for this reason; None when there is.
    """

    def __init__(self, told: Callable[[Phrase | None], None], backends: Sequence[str] | None = None) -> None:
        self._told = told
        self._backends = backends
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._try_again_at = 0.0
        self._device: Any = None
        self._mixer: Mixer | None = None
        self._loaded: dict[Path, Samples] = {}

    def play(self, file: Path, loudness: float) -> None:
        """Play a WAV file (one channel, 16 bits); `loudness` from 0 to 1. Returns at once."""
        self._orders.put(_Order(file, loudness, time.monotonic()))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # the device's thread must not outlive the interpreter

    def look_again(self) -> None:
        """Let the next sound look for a device even if there was none just now."""
        self._try_again_at = 0.0

    def close(self) -> None:
        """End the sounds, close the device and wait for its thread, at most `_CLOSING_S`."""
        thread, self._thread = self._thread, None
        if thread is not None:
            atexit.unregister(self.close)
            self._orders.put(None)
            thread.join(_CLOSING_S)

    def _run(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=_REST_S if self._is_running else None)
            except queue.Empty:
                self._rest()
                continue
            if order is None:
                break
            if time.monotonic() - order.at < _LATE_S:
                self._play(order)
        self._close_device()

    def _play(self, order: _Order) -> None:
        if not (self._is_running or self._start()):
            return
        assert self._mixer is not None, "made with the device"
        if order.file not in self._loaded:
            from pokertable.views.kit.mixer import samples_of

            self._loaded[order.file] = samples_of(order.file)
        self._mixer.add(self._loaded[order.file], order.loudness)

    @property
    def _is_running(self) -> bool:
        """Whether the device plays; it reports by itself that it stopped because it disappeared."""
        return self._device is not None and self._device.running

    def _start(self) -> bool:
        """Start the device, opening it if necessary; returns whether it plays."""
        for _ in range(2):
            if self._device is None and not self._open():
                return False
            assert self._mixer is not None, "made with the device"
            self._mixer.clear()
            try:
                self._device.start(self._mixer.stream())
            except Exception:  # miniaudio has one class for all errors, and is not imported here
                self._close_device()
            else:
                return True
        return False

    def _open(self) -> bool:
        """Open the device; returns whether there is one."""
        if time.monotonic() < self._try_again_at:
            return False
        reason = None
        try:
            miniaudio = importlib.import_module("miniaudio")
            from pokertable.views.kit.mixer import RATE, Mixer

            self._mixer = Mixer()
            with _alsa_told_nothing():
                self._device = miniaudio.PlaybackDevice(
                    miniaudio.SampleFormat.SIGNED16,
                    nchannels=1,
                    sample_rate=RATE,
                    buffersize_msec=_PERIOD_MS,
                    backends=_backends(miniaudio, self._backends),
                    app_name="Pokertable",
                )
            self._device.stop_callback = lambda: None  # otherwise `running` does not report it
        except ModuleNotFoundError as error:
            reason = phrase("Sound needs the package {name}, which isn't installed", name=str(error.name))
        except ImportError as error:
            reason = phrase("Sound can't be played here: {reason}", reason=str(error))
        except Exception:  # as in `_start`
            reason = phrase("No audio device found")
        if reason is not None:
            self._try_again_at = time.monotonic() + _AGAIN_S
        log.info("sound: %s", self._device.backend if reason is None else reason)
        self._told(reason)
        return reason is None

    def _rest(self) -> None:
        """Stop the device if nothing plays."""
        if self._mixer is not None and self._mixer.is_silent:
            with suppress(Exception):
                self._device.stop()

    def _close_device(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()


@contextmanager
def _alsa_told_nothing() -> Iterator[None]:
    """Context in which Linux's sound library prints none of its forty lines if there is no sound card."""
    import ctypes

    try:
        set_handler = ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler
    except (OSError, AttributeError):  # another system, or without ALSA
        yield
        return
    text = ctypes.c_char_p
    quiet = ctypes.CFUNCTYPE(None, text, ctypes.c_int, text, ctypes.c_int, text)(lambda *_: None)
    set_handler(quiet)
    try:
        yield
    finally:
        set_handler(None)


def _backends(miniaudio: Any, names: Sequence[str] | None) -> list[Any]:
    """The backends of these names, by default all of this system in miniaudio's order, without the null device."""
    if names is not None:
        return [miniaudio.Backend[name] for name in names]
    null = miniaudio.Backend.NULL
    return [each for each in miniaudio.Backend if each is not null and miniaudio.is_backend_enabled(each)]
