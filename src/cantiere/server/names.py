"""What people type: names, logins and chat are text. They are never markup, and never longer than they should be."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from cantiere.server.refusal import Unreadable

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
PASSWORD_LENGTHS: Final = (8, 200)
_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._@+-]{2,63}")
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id(length: int = 12) -> str:
    """An id nobody guesses (12 characters: 59 bits); who has a table's id may look at it."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def clean_name(given: str) -> str:
    """A name to show: letters of any script, no markup, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Unreadable("error-name-length", most=NAME_LENGTH)
    if any(c in "<>&\"'`\\" or _unseen(c) for c in name):
        raise Unreadable("error-name-characters")
    return name


def clean_chat(given: str) -> str:
    words = "".join(c for c in unicodedata.normalize("NFC", given) if c == "\n" or not _unseen(c)).strip()
    if not 1 <= len(words) <= CHAT_LENGTH:
        raise Unreadable("error-chat-length", most=CHAT_LENGTH)
    return words


def clean_login(given: str) -> str:
    login = given.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Unreadable("error-login")
    return login


def check_password(given: str) -> str:
    low, high = PASSWORD_LENGTHS
    if not low <= len(given) <= high:
        raise Unreadable("error-password-length", least=low)
    return given


def _unseen(character: str) -> bool:
    """Control, format (direction marks, joiners), private and unassigned characters."""
    return unicodedata.category(character) in ("Cc", "Cf", "Co", "Cn", "Cs")
