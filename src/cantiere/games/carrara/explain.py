from cantiere.kernel.text import Text


def prompt(t, s):
    return Text("x")


def particulars(t, s, a):
    return {}


def why_not(t, s, a):
    return Text("x")
