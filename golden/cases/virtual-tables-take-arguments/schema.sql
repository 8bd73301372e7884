CREATE VIRTUAL TABLE letters USING fts5(subject, body);

CREATE TABLE searches (id INTEGER PRIMARY KEY, words TEXT NOT NULL);
