"""Four building games on one table: Tiny Towns, Carrara, The Red Cathedral and Tiletum."""

from cantiere import _build

__version__ = "0.1.0"

# Before any module of the engine is imported: compiled or plain is one decision for the whole process.
_build.activate()
