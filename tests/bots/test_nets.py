"""Learned judges: the arithmetic, the files, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantiere.bots import make
from cantiere.bots.learned import LearnedBot
from cantiere.bots.net import CERTAIN, ONE, LearnedJudge, Net
from cantiere.bots.nets import BadNet, History, Judges, NetFile, Tables, Weights, features_digest, judges_of, read
from cantiere.bots.turns import BY_HAND
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.texts import LANGUAGES, texts
from tests.conformance.kit import Case, every_game, play_to_end

HIDDEN = 3


def some_weights(id: str = "twowalls", seed: int = 1) -> Weights:
    rng = Rng(seed)
    features = len(game(id).features.NAMES)

    def some(count: int) -> list[int]:
        return [int(rng.below(2 * ONE)) - ONE for _ in range(count)]

    return Weights(
        bias=some(1)[0],
        skip=some(features),
        inner_bias=some(HIDDEN),
        out=some(HIDDEN),
        inner=some(features * HIDDEN),
    )


def some_file(id: str = "twowalls", **changed: Any) -> NetFile:
    weights = some_weights(id)
    net = NetFile(
        game=id,
        rules=game(id).rules,
        features=features_digest(game(id)),
        tables=[Tables(game(id).bench_preset, 2)],
        history=History(command="", seed=1, generation=1, games=1, date="2026-01-01", strength=[]),
        digest=weights.digest(),
        weights=weights,
    )
    return msgspec.structs.replace(net, **changed)


def written(folder: Path, net: NetFile) -> Path:
    file = folder / "net.json"
    file.write_bytes(net.written())
    return file


# --- the arithmetic ---------------------------------------------------------------------------------


def by_the_book(weights: Weights, x: list[int]) -> float:
    """What the network says, in floating point, as one would write it down first."""
    hidden = [
        max(0.0, (bias + sum(x[i] * weights.inner[i * HIDDEN + j] for i in range(len(x)))) / ONE)
        for j, bias in enumerate(weights.inner_bias)
    ]
    linear = (weights.bias + sum(a * b for a, b in zip(weights.skip, x, strict=True))) / ONE
    return linear + sum(out / ONE * active for out, active in zip(weights.out, hidden, strict=True))


def test_a_network_says_what_its_weights_say() -> None:
    rng = Rng(7)
    for seed in range(50):
        weights = some_weights(seed=seed)
        x = [int(rng.below(200)) - 100 if rng.below(3) else 0 for _ in weights.skip]
        assert weights.net().logit(x) / ONE == pytest.approx(by_the_book(weights, x), abs=2 / ONE)


def test_large_features_and_weights_do_not_overflow() -> None:
    most = (1 << 31) - 1
    net = Net([most] * 200, [1 << 24] * 200, [0], [1 << 16], 0)
    x = [1 << 15] * 200
    assert net.logit(x) == 200 * (1 << 15) * (most + (1 << 24))


@every_game
def test_a_chance_to_win_is_one_and_results_are_beyond_what_a_network_says(id: str) -> None:
    judge = LearnedJudge(some_weights(id).net())
    case = Case(id, game(id).bench_preset, 2)
    start = case.game.set_up(2, case.game.presets[case.preset])
    assert 0.0 <= judge.chance(start, 0) <= 1.0
    end = play_to_end(case.new(), seed=3)
    assert sum(judge.chance(end, seat) for seat in range(2)) == pytest.approx(1.0)
    for seat in range(2):
        is_first = end.places()[seat] == 1
        assert (judge.value(end, seat) > 0) == is_first or end.places() == [1, 1]
        assert abs(int(judge.value(end, seat))) >= CERTAIN - 1000 or end.places() == [1, 1]


@pytest.mark.parametrize("id", [id for id in game_ids() if game(id).endless])
@pytest.mark.parametrize("sign", [1, -1])
def test_where_an_endless_game_is_as_good_as_decided_turns_are_ranked_by_hand(id: str, sign: int) -> None:
    """However eager the network is for one of its features."""
    features = len(game(id).features.NAMES)
    judge = LearnedJudge(Net([-sign] * features, [0] * features, [0], [0], sign * 10 * ONE))
    state = Case(id, game(id).bench_preset, 2).new()
    start = game(id).set_up(2, game(id).presets[game(id).bench_preset])
    seat = start.actors()[0]
    ends = []
    for action in start.legal(seat):
        ends.append(start.clone())
        ends[-1].apply(seat, action)
    assert sorted(ends, key=lambda end: int(judge.value(end, seat))) == sorted(
        ends, key=lambda end: int(end.worth(seat))
    )
    assert all(judge.chance(end, seat) == judge.chance(ends[0], seat) for end in ends)
    over = play_to_end(state, seed=3)
    if over.places() != [1, 1]:
        winner = over.places().index(1)
        assert judge.value(over, winner) > max(judge.value(end, seat) for end in ends)
        assert judge.value(over, 1 - winner) < min(judge.value(end, seat) for end in ends)


# --- files ------------------------------------------------------------------------------------------


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = some_file()
    assert read(written(tmp_path, net)) == net


def damaged(net: NetFile, **weights: Any) -> NetFile:
    """Changed weights, with the digest that belongs to them."""
    changed = msgspec.structs.replace(net.weights, **weights)
    return msgspec.structs.replace(net, weights=changed, digest=changed.digest())


@pytest.mark.parametrize(
    ("net", "key"),
    [
        (some_file(digest="0" * 16), "error-net-damaged"),
        (some_file(format=2), "error-net-format"),
        (some_file(features="0" * 16), "error-net-features"),
        (some_file(game="chess"), "error-in-file"),
        (some_file(rules=99), "error-net-rules"),
        (some_file(tables=[]), "error-net-damaged"),
        (some_file(tables=[Tables("xl", 2)]), "error-net-damaged"),
        (some_file(tables=[Tables("standard", 99)]), "error-net-damaged"),
        (damaged(some_file(), skip=[1, 2]), "error-net-damaged"),
        (damaged(some_file(), out=[]), "error-net-damaged"),
        (damaged(some_file(), bias=1 << 40), "error-net-damaged"),
        (
            damaged(some_file(), inner=[(1 << 31) - 1] * len(some_weights().inner), out=[(1 << 31) - 1] * HIDDEN),
            "error-net-damaged",
        ),
    ],
)
def test_a_network_that_cannot_be_used_is_refused_with_a_reason(tmp_path: Path, net: NetFile, key: str) -> None:
    with pytest.raises(BadNet, match=r"net\.json") as caught:
        read(written(tmp_path, net))
    error = caught.value
    assert error.text.key == key
    for language in LANGUAGES:
        assert "{" not in texts(language).format(error.text)


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff\xfe", b'{"format": 1', b'{"format": "one"}'])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "net.json"
    file.write_bytes(content)
    with pytest.raises(BadNet, match="damaged"):
        make(f"learned:net={file}")


def test_a_changed_digit_is_noticed(tmp_path: Path) -> None:
    file = written(tmp_path, some_file())
    plain = json.loads(file.read_text())
    plain["weights"]["inner"][4] += 1
    file.write_text(json.dumps(plain))
    with pytest.raises(BadNet, match="damaged"):
        read(file)


def test_the_name_of_a_file_may_have_commas(tmp_path: Path) -> None:
    folder = tmp_path / "a,,b,"
    folder.mkdir()
    bot = make(f"learned:looks=5,net={written(folder, some_file())}")
    assert isinstance(bot, LearnedBot)
    assert bot.looks == 5
    with pytest.raises(BadNet, match=r"a,,b,/nowhere\.json” cannot be read"):
        make(f"learned:net={folder / 'nowhere.json'},looks=5")


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="cannot be read"):
        make(f"learned:net={tmp_path / 'nowhere.json'}")


def test_a_network_does_not_judge_another_game(tmp_path: Path) -> None:
    bot = make(f"learned:net={written(tmp_path, some_file())}")
    other = game("tinytowns").set_up(2)
    with pytest.raises(BadNet, match="plays twowalls, not tinytowns"):
        bot.choose(other, other.actors()[0])


# --- who judges -------------------------------------------------------------------------------------


def test_the_network_trained_on_the_most_similar_options_judges(tmp_path: Path) -> None:
    rules = game("tinytowns")
    files = []
    for preset in ("standard", "town_hall"):
        files.append(tmp_path / f"{preset}.json")
        files[-1].write_bytes(some_file("tinytowns", tables=[Tables(preset, 3)]).written())
    judges = Judges(files)
    standard, town_hall = [judges.at(rules.new(3, rules.presets[preset])) for preset in ("standard", "town_hall")]
    assert len({standard, town_hall, BY_HAND}) == 3
    # Another option does not make it another game.
    assert judges.at(rules.new(3, {"cavern": True})) is standard
    assert judges.at(rules.new(6, rules.presets["town_hall"] | {"monuments": False})) is town_hall


def test_a_seat_counts_as_much_as_an_option(tmp_path: Path) -> None:
    rules = game("tinytowns")
    files = []
    for tables in (Tables("town_hall", 2), Tables("standard", 5)):
        files.append(tmp_path / f"{tables}.json")
        files[-1].write_bytes(some_file("tinytowns", tables=[tables]).written())
    judges = Judges(files)
    two, five = judges.at(rules.new(2, rules.presets["town_hall"])), judges.at(rules.new(5))
    assert two is not five
    assert judges.at(rules.new(3, rules.presets["town_hall"])) is two
    assert judges.at(rules.new(5, rules.presets["town_hall"])) is five


def test_alone_no_network_trained_with_others_judges(tmp_path: Path) -> None:
    rules = game("tinytowns")
    trained = Judges([written(tmp_path, some_file("tinytowns", tables=[Tables("standard", 2)]))])
    alone = Judges([written(tmp_path, some_file("tinytowns", tables=[Tables("standard", 1)]))])
    assert trained.at(rules.new(1)) is BY_HAND
    assert alone.at(rules.new(2)) is BY_HAND


def test_the_network_of_the_nearest_number_of_seats_judges(tmp_path: Path) -> None:
    files = []
    for seats in (2, 4):
        files.append(tmp_path / f"{seats}.json")
        files[-1].write_bytes(some_file("tinytowns", tables=[Tables("standard", seats)]).written())
    files.append(tmp_path / "alone.json")
    files[-1].write_bytes(some_file("tinytowns", tables=[Tables("standard", 1)]).written())
    judges = Judges(files)
    alone, two, four = [judges.at(game("tinytowns").new(seats)) for seats in (1, 2, 4)]
    assert len({alone, two, four, BY_HAND}) == 4  # who plays alone has a judge of its own
    assert judges.at(game("tinytowns").new(6)) is four
    assert judges.at(game("tinytowns").new(3)) in (two, four)


def test_of_two_networks_the_one_for_fewer_kinds_of_tables_judges(tmp_path: Path) -> None:
    kinds = [Tables("basic", 2), Tables("advanced", 2)]
    for name, trained in {"all": kinds, "one": kinds[1:]}.items():
        (tmp_path / f"{name}.json").write_bytes(some_file("carrara", tables=trained).written())
    rules = game("carrara")
    tables = [rules.new(2, rules.presets[kind.preset]) for kind in kinds]
    for order in (["all", "one"], ["one", "all"]):
        judges = Judges([tmp_path / f"{name}.json" for name in order])
        for_all = judges.at(tables[0])
        assert judges.at(tables[1]) not in (for_all, BY_HAND)


def test_one_bot_may_sit_at_one_table_after_another(tmp_path: Path) -> None:
    bot = make("learned")
    assert isinstance(bot, LearnedBot)
    for id in game_ids():
        for seats in (2, max(game(id).seats)):
            state = game(id).set_up(seats)
            assert bot.bench.judge(state) is judges_of(id).at(state)


@every_game
def test_the_networks_that_come_with_a_game_can_be_read(id: str) -> None:
    for net in judges_of(id).nets:
        assert net.game == id
        assert net.rules == game(id).rules
        for tables in net.tables:
            assert game(id).allows(tables.preset, tables.seats)
        met = [match for match in net.history.strength if match.against == "greedy"]
        assert {match.tables for match in met} == set(net.tables)
        assert all(match.ahead > 0.5 for match in met)
