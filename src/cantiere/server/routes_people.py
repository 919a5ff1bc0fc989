"""HTTP: who you are."""

from __future__ import annotations

from prometheus_client import REGISTRY

from cantiere.server.api import Api, Call
from cantiere.server.bodies import Credentials, Me, NewPassword, SetName, Statistics
from cantiere.server.people import Someone
from cantiere.server.refusal import Forbidden


def add(api: Api) -> None:
    api.get("/api/me", Me, me)
    api.put("/api/me", SetName, Me, set_name)
    api.put("/api/account", Credentials, Me, make_account)
    api.put("/api/account/password", NewPassword, Me, change_password)
    api.put("/api/sign-in", Credentials, Me, sign_in)
    api.post("/api/sign-out", Me, sign_out)
    api.get("/api/admin/statistics", Statistics, statistics)


async def me(call: Call) -> Me:
    """Who the cookie says you are."""
    return await _shown(call, call.someone)


async def set_name(call: Call, body: SetName) -> Me:
    """Become a guest, or change your name."""
    people = call.house.people
    if call.someone is not None:
        someone = await people.rename(call.someone, body.name)
        await call.house.tables.rename(someone)
        return await _shown(call, someone)
    call.not_too_often(call.house.guests, call.address)
    return await _enter(call, await people.guest(body.name))


async def make_account(call: Call, body: Credentials) -> Me:
    """Turn the guest you are into an account; the first is the administrator's."""
    call.not_too_often(call.house.sign_ins, call.address)
    return await _enter(call, await call.house.people.make_account(call.me(), body.login, body.password))


async def change_password(call: Call, body: NewPassword) -> Me:
    """Change your password; every other device is signed out."""
    call.not_too_often(call.house.sign_ins, call.address)
    return await _enter(call, await call.house.people.change_password(call.me(), body.old, body.new))


async def sign_in(call: Call, body: Credentials) -> Me:
    """Be the person of an account."""
    call.not_too_often(call.house.sign_ins, call.address)
    return await _enter(call, await call.house.people.sign_in(body.login, body.password))


async def sign_out(call: Call) -> Me:
    """Be nobody again on this device. A guest's name cannot be had back."""
    call.drop_cookie = True
    return await _shown(call, None)


async def statistics(call: Call) -> Statistics:
    """Numbers for the administrator."""
    from cantiere import _build

    if not call.me().admin:
        raise Forbidden("error-not-admin")
    people, accounts = await call.house.people.counts()
    return Statistics(
        people=people,
        accounts=accounts,
        tables=await call.house.store.counts(),
        sockets=int(REGISTRY.get_sample_value("cantiere_sockets") or 0),
        live=len(call.house.tables.live),
        engine=_build.mode().name,
    )


async def _enter(call: Call, someone: Someone) -> Me:
    call.new_cookie = someone
    return await _shown(call, someone)


async def _shown(call: Call, someone: Someone | None) -> Me:
    first = not await call.house.people.has_accounts()
    return Me(someone.shown() if someone is not None else None, first)
