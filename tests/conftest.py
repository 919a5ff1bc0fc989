"""What holds for all tests.

The starter game is tested like the others: before anything is imported, and in every process that tests start.
Hypothesis draws the same examples each time, so that a commit that was green stays green, and takes as long as the
machine needs; HYPOTHESIS_PROFILE=explore draws fresh ones, to look for what nobody has seen yet.
"""

import os
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

slowly = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", slowly, derandomize=True, database=None)
settings.register_profile("explore", slowly, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

os.environ["CANTIERE_GAMES"] = str(Path(__file__).parent.parent / "examples")
# Threads that wait for each other by spinning take minutes for what is done in a second, once the cores are busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# What a shell starts in the background ignores Ctrl-C, and so would every server that a test starts and stops.
signal.signal(signal.SIGINT, signal.default_int_handler)
