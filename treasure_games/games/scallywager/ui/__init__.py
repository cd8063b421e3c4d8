"""The table of Scallywager: screens with dice behind them, and a bid to be raised or doubted."""
