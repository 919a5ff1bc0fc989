"""What holds for all tests.

The starter game is tested like the others: before anything is imported, and in every process that tests start.
Hypothesis draws the same examples each time, so that a commit that was green stays green; HYPOTHESIS_PROFILE=explore
draws fresh ones, to look for what nobody has seen yet.
"""

import os
from pathlib import Path

from hypothesis import settings

settings.register_profile("same", derandomize=True)
settings.register_profile("explore", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

os.environ["CANTIERE_GAMES"] = str(Path(__file__).parent.parent / "examples")
