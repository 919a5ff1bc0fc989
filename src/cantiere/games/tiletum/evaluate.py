from cantiere.games.tiletum.scoring import score


def worth(table, seat):
    return score(table, seat) * 100
