-- Who signed in before this moment is let in no more, whatever their tokens say.
ALTER TABLE accounts ADD COLUMN sessions_ended_at TEXT;
