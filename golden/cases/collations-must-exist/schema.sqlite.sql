CREATE TABLE word (id integer PRIMARY KEY, plain text NOT NULL, other text COLLATE nocase NOT NULL);
