-- What the clock does, duty by duty: when it last went well, and when it last did not.
CREATE TABLE clock_duties (
  name TEXT PRIMARY KEY,
  ran_at TEXT NOT NULL,
  ms INTEGER NOT NULL,
  ok_at TEXT,
  failed_at TEXT,
  error TEXT
) WITHOUT ROWID;

-- One row, written now and then to see that the database takes what is written.
CREATE TABLE health_probe (id INTEGER PRIMARY KEY CHECK (id = 1), written_at TEXT NOT NULL);

-- What went wrong in readers' browsers, by what was said. Nothing is known of who they are.
CREATE TABLE client_errors (
  fingerprint TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  hits INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  first_build TEXT NOT NULL,
  last_build TEXT NOT NULL,
  resolved_at TEXT,
  -- Seen again in a newer build than this one, it is open again.
  resolved_build TEXT
) WITHOUT ROWID;
CREATE INDEX client_errors_by_last ON client_errors (last_at);

-- Where each was seen.
CREATE TABLE client_error_places (
  fingerprint TEXT NOT NULL REFERENCES client_errors (fingerprint) ON DELETE CASCADE,
  build TEXT NOT NULL,
  page_type TEXT NOT NULL,
  browser TEXT NOT NULL,
  hits INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (fingerprint, build, page_type, browser)
) WITHOUT ROWID;

-- How fast pages are for readers: for each day (in Japan) how many values fell into each bucket of
-- domain/operations/vitals.ts.
CREATE TABLE web_vitals (
  day TEXT NOT NULL,
  page_type TEXT NOT NULL,
  device TEXT NOT NULL,
  metric TEXT NOT NULL,
  bucket INTEGER NOT NULL,
  hits INTEGER NOT NULL,
  PRIMARY KEY (day, page_type, device, metric, bucket)
) WITHOUT ROWID;

-- Calls by the hour and the pattern of their route: how many, how many failed, how long they took (milliseconds).
CREATE TABLE request_figures (
  hour TEXT NOT NULL,
  route TEXT NOT NULL,
  requests INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  slow INTEGER NOT NULL,
  total_ms INTEGER NOT NULL,
  longest_ms INTEGER NOT NULL,
  PRIMARY KEY (hour, route)
) WITHOUT ROWID;
