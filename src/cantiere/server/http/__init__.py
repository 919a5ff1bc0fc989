"""HTTP: every route, the bodies that go over it, and what a browser may ask for and do with the answer.

Promises: what cannot be read, is not allowed or comes too often changes nothing and is refused in words. May use
everything below: a route asks `live` for a table and `people` for a person, and never writes to the store itself.
"""
