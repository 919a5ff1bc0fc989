"""HTTP: who you are."""

from __future__ import annotations

from cantiere.server.errors import Forbidden
from cantiere.server.http.api import Api, Call
from cantiere.server.http.bodies import Credentials, Me, NewPassword, Nothing, SessionInfo, SetName
from cantiere.server.people.accounts import User
from cantiere.server.people.validation import clean_name


def add(api: Api) -> None:
    api.get("/api/me", me)
    api.post("/api/me", set_name)
    api.post("/api/account", make_account)
    api.post("/api/account/password", change_password)
    api.post("/api/sign-in", sign_in)
    api.post("/api/sign-out", sign_out)
    api.get("/api/sessions", sessions)
    api.delete("/api/sessions", end_other_sessions)
    api.delete("/api/sessions/{id}", end_session)
    api.get("/api/invitations/{token}", invitation)


async def me(call: Call) -> Me:
    """The person of the cookie."""
    return await _shown(call, call.user)


async def set_name(call: Call, body: SetName) -> Me:
    """Become a guest, with an invitation where one is needed, or change your name."""
    people = call.services.people
    if call.user is not None:
        call.services.quotas.names.spend(call.user.id)
        await call.services.tables.check_name(call.user, clean_name(body.name))
        user = await people.rename(call.user, body.name)
        await call.services.sockets.refresh(user.id)
        await call.services.tables.rename(user)
        return await _shown(call, user)
    call.services.quotas.guests.spend(call.address)
    return await _enter(call, await people.guest(body.name, body.invitation))


async def make_account(call: Call, body: Credentials) -> Me:
    """Turn the guest you are into an account; the first is the administrator's."""
    call.services.quotas.sign_ins.spend(call.address)
    return await _shown(call, await call.services.people.make_account(call.me(), body.login, body.password))


async def change_password(call: Call, body: NewPassword) -> Me:
    """Change your password; every other device is signed out."""
    call.services.quotas.sign_ins.spend(call.address)
    user = await call.services.people.change_password(call.me(), body.old, body.new)
    await call.services.sessions.end_all(user.id, but=call.session)
    return await _shown(call, user)


async def sign_in(call: Call, body: Credentials) -> Me:
    """Sign in."""
    call.services.quotas.sign_ins.spend(call.address)
    return await _enter(call, *await call.services.people.sign_in(body.login, body.password))


async def sign_out(call: Call) -> Me:
    """Sign out on this device. A guest cannot sign in again."""
    if call.user is not None:
        await call.services.sessions.end(call.user.id, call.session)
    call.drop_cookie = True
    return await _shown(call, None)


async def sessions(call: Call) -> list[SessionInfo]:
    """Where you are signed in."""
    found = await call.services.sessions.of(call.me().id)
    return [SessionInfo(one.id, one.device, one.created, one.used, one.id == call.session) for one in found]


async def end_session(call: Call) -> Nothing:
    """Sign out on one of your devices."""
    await call.services.sessions.end(call.me().id, call.path("id"))
    return Nothing()


async def end_other_sessions(call: Call) -> Nothing:
    """Sign out on all other devices."""
    await call.services.sessions.end_all(call.me().id, but=call.session)
    return Nothing()


async def invitation(call: Call) -> Nothing:
    """Whether this invitation is still valid; refused with the reason if not."""
    _, registration = await call.services.people.entrance()
    if registration == "invitation":
        await call.services.administration.invitations.check(call.path("token"))
    elif registration == "closed":
        raise Forbidden("error-registration-closed")
    return Nothing()


async def _enter(call: Call, user: User, password: str | None = None) -> Me:
    """Begin a session of this person on this device; the one that was there before ends."""
    call.new_cookie = await call.services.sessions.begin(user, call.device, password)
    if call.user is not None:
        await call.services.sessions.end(call.user.id, call.session)
    return await _shown(call, user)


async def _shown(call: Call, user: User | None) -> Me:
    first, registration = await call.services.people.entrance()
    reports = await call.services.administration.reports.count_unsettled() if user is not None and user.admin else 0
    return Me(user.shown() if user is not None else None, first, registration, reports)
