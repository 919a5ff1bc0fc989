"""What a board is given is what its types say: the browser's are written from them."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conformance.kit import every_game


@every_game
def test_views_facts_and_effects_are_of_their_types(id: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.typed_views", id]
    environment = os.environ | {"CANTIERE_PURE": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "as it is said", run.stderr[-2000:]
