-- The session (origin_jti of its tokens) that asked for an integration token: it counts in no other. What was handed out
-- before lives for minutes, and counts no more.
ALTER TABLE integration_tokens ADD COLUMN session_id TEXT NOT NULL DEFAULT '';
