-- As pg_dump writes it.
SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA extensions;
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA extensions;
CREATE EXTENSION IF NOT EXISTS pg_stat_statements WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS isn WITH SCHEMA public;
CREATE TABLE public.users (
  id integer NOT NULL,
  email extensions.citext NOT NULL UNIQUE,
  aliases extensions.citext[],
  book public.isbn13
);
