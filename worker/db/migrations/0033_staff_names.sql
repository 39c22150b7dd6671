-- What staff call themselves in the editorial office; members have no name here.
ALTER TABLE accounts ADD COLUMN staff_name TEXT;
