-- The job of every minute looks for campaigns and placements that began or ended just now: it does not read the others.
CREATE INDEX campaigns_by_start ON campaigns (status, start_at);
CREATE INDEX sponsored_pages_by_start ON sponsored_pages (status, start_at);
CREATE INDEX sponsored_pages_by_end ON sponsored_pages (status, end_at);
