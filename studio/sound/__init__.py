"""Synthesis of every sound of the product; each module is one physical model or one family."""
