#!/bin/sh
# `cantiere` as the service runs it: its user, its settings, its database. Copy it to /usr/local/bin/cantiere.
cd /var/lib/cantiere && exec runuser -u cantiere -- env CANTIERE_SETTINGS=/etc/cantiere/cantiere.toml XDG_DATA_HOME=/var/lib \
    /opt/cantiere/bin/cantiere "$@"
