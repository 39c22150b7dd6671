-- Mistakes that readers report, without an account: no address of their network is stored. An email is the reader's choice.
CREATE TABLE reader_reports (
  id TEXT PRIMARY KEY,
  content_id TEXT NOT NULL REFERENCES manuscripts (id) ON DELETE CASCADE,
  passage TEXT,
  text TEXT NOT NULL,
  email TEXT,
  created_at TEXT NOT NULL,
  handled_at TEXT,
  handled_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX reader_reports_by_content ON reader_reports (content_id, handled_at, created_at, id);
CREATE INDEX reader_reports_by_time ON reader_reports (created_at);
CREATE INDEX reader_reports_by_handler ON reader_reports (handled_by);
-- What is open is listed and counted, and emails of handled ones are removed, without reading the others.
CREATE INDEX reader_reports_open ON reader_reports (created_at, id) WHERE handled_at IS NULL;
CREATE INDEX reader_reports_with_email ON reader_reports (handled_at) WHERE email IS NOT NULL;
