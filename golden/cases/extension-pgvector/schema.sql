CREATE SCHEMA extensions;
CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA extensions;
CREATE TABLE items (
  id bigint PRIMARY KEY,
  title text NOT NULL,
  embedding extensions.vector(3) NOT NULL,
  half extensions.halfvec(3),
  sparse extensions.sparsevec(5)
);
CREATE INDEX ON items USING hnsw (embedding extensions.vector_l2_ops);
CREATE INDEX ON items USING ivfflat (half extensions.halfvec_cosine_ops) WITH (lists = 100);
SET search_path = public, extensions;
