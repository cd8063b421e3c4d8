"""The voyage: its set-up, chart and ledger, and its end."""
