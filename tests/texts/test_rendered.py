"""What people read, as it was last read by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.rendered import pages


@pytest.mark.parametrize(("file", "page"), [pytest.param(file, page, id=file.stem) for file, page in pages()])
def test_messages_are_those_that_were_read(file: Path, page: str) -> None:
    assert file.read_text("utf-8") == page, "`make texts` writes it anew; read the difference before you commit it"


@pytest.mark.parametrize(("file", "page"), [pytest.param(file, page, id=file.stem) for file, page in pages()])
def test_every_message_becomes_a_sentence(file: Path, page: str) -> None:
    assert "[" not in page, file.name
