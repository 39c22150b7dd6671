-- What readers searched for and did not find (worker/documents/missed-searches.ts): the words as they are compared and as they
-- were typed, and how often, nothing of whoever searched. The days are Japan's. The table holds a thousand at most.
CREATE TABLE missed_searches (
  words TEXT PRIMARY KEY,
  typed TEXT NOT NULL,
  hits INTEGER NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX missed_searches_by_hits ON missed_searches (hits DESC, last_day DESC);
CREATE INDEX missed_searches_by_day ON missed_searches (last_day DESC, hits DESC);
