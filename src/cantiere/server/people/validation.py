"""What people type: names, logins and chat are text. They are never markup, and never longer than they should be."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from cantiere.server.errors import BadRequest

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
PASSWORD_LENGTHS: Final = (8, 200)
_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._@+-]{2,63}")
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0"  # fillers and the like
_PILE: Final = re.compile("[\u0300-\u036f]{4}")  # marks on marks reach into the lines above
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id(length: int = 12) -> str:
    """An id nobody can guess (12 characters: 59 bits): anybody with a table's id may look at the table."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def hashed_token(token: str) -> str:
    """What is stored of a token: nobody who reads the database can use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def clean_name(given: str) -> str:
    """A name to show: letters of any script, no markup, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise BadRequest("error-name-length", most=NAME_LENGTH)
    if any(c in "<>&\"'`\\" or _unseen(c) for c in name) or _PILE.search(unicodedata.normalize("NFD", name)):
        raise BadRequest("error-name-characters")
    if not any(unicodedata.category(c)[0] in "LN" for c in name):
        raise BadRequest("error-name-letter")
    return name


def clean_chat(given: str) -> str:
    words = "".join(c for c in unicodedata.normalize("NFC", given) if c == "\n" or not _unseen(c)).strip()
    if not 1 <= len(words) <= CHAT_LENGTH:
        raise BadRequest("error-chat-length", most=CHAT_LENGTH)
    return words


def clean_login(given: str) -> str:
    login = given.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise BadRequest("error-login")
    return login


def known_login(given: str) -> str:
    """The login somebody may have meant; "" if nobody can have it."""
    login = given.strip().lower()
    return login if _LOGIN.fullmatch(login) else ""


def check_password(given: str) -> str:
    low, high = PASSWORD_LENGTHS
    if not low <= len(given) <= high:
        raise BadRequest("error-password-length", least=low)
    return given


def _unseen(character: str) -> bool:
    """Control, format (direction marks, joiners), private and unassigned characters, and letters that show nothing."""
    return unicodedata.category(character) in ("Cc", "Cf", "Co", "Cn", "Cs") or character in _BLANK
