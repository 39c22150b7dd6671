-- The page on which an error was seen first, so that each page keeps its own; and the network that alone has seen it, as
-- a keyed hash: it is forgotten as soon as another one has seen the error, too.
ALTER TABLE client_errors ADD COLUMN page_type TEXT NOT NULL DEFAULT '/:id';
ALTER TABLE client_errors ADD COLUMN network TEXT;
UPDATE client_errors SET page_type = coalesce((
  SELECT page_type FROM client_error_places AS place WHERE place.fingerprint = client_errors.fingerprint
  ORDER BY place.hits DESC LIMIT 1), page_type);
