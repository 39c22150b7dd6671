-- The reading of a municipality in hiragana, which its page shows; empty until the municipalities are saved again.
ALTER TABLE cities ADD COLUMN kana TEXT NOT NULL DEFAULT '';
