SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);

CREATE TYPE public.mood AS ENUM ('sad', 'happy');

CREATE TABLE public.person (
    id bigint NOT NULL,
    mood public.mood DEFAULT 'happy'::public.mood NOT NULL
);

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);

CREATE TABLE lost (
    id bigint NOT NULL
);
