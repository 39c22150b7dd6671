-- Pages of features and campaigns lead on to those after them: they are read in the order of their list, without reading
-- others that have the same place in it.
DROP INDEX features_by_order;
CREATE INDEX features_by_order ON features (status, "order", id, published_at, unpublish_at);
DROP INDEX campaigns_by_end;
CREATE INDEX campaigns_by_end ON campaigns (status, end_at, id, published_at, unpublish_at);
