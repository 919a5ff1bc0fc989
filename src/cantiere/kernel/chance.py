"""Where draws come from. The state only says how many tickets there are; a dealer outside it pulls one."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from mypy_extensions import mypyc_attr

from cantiere.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Pulls tickets. `count` is how many it has pulled."""

    def __init__(self) -> None:
        self.count = 0

    def ticket(self, tickets: int) -> int:
        """A number from 0 to `tickets` - 1."""
        self.count += 1
        return self._pull(self.count - 1, tickets)

    def _pull(self, n: int, tickets: int) -> int:
        raise NotImplementedError


class SeededDealer(Dealer):
    """For the lab: the same draws for the same seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._rng = Rng(seed)

    def _pull(self, n: int, tickets: int) -> int:
        return self._rng.below(tickets)


class SealedDealer(Dealer):
    """For tables where people play: the n-th draw is HMAC-SHA256(secret, n). Show `commitment` before the first
    draw and the secret after the last, and anybody can check that no draw was chosen."""

    def __init__(self, secret: bytes | None = None, count: int = 0) -> None:
        super().__init__()
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.count = count

    def commitment(self) -> str:
        return commitment(self.secret)

    def _pull(self, n: int, tickets: int) -> int:
        return sealed_ticket(self.secret, n, tickets)


def commitment(secret: bytes) -> str:
    """What is shown at the start: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def sealed_ticket(secret: bytes, n: int, tickets: int) -> int:
    """The n-th draw (from 0) of a sealed game. 256 bits make the remainder's bias immeasurable."""
    digest = hmac.new(secret, str(n).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest, "big") % tickets
