-- Trigram indexes for the administrators' search by name and e-mail.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
