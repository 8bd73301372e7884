CREATE TABLE "Books" (id integer PRIMARY KEY, "Title" text NOT NULL);
