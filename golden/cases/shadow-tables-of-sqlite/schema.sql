CREATE VIRTUAL TABLE letters USING fts5(subject, body UNINDEXED, detail = none, locale = 1);

CREATE VIRTUAL TABLE notes USING fts5(a, b UNINDEXED, content = '', contentless_unindexed = 1, contentless_delete = 1);

CREATE VIRTUAL TABLE sizeless USING fts5(a, content = 'books', columnsize = 0);

CREATE VIRTUAL TABLE pages USING fts4(title, 'whole text', languageid=lang);

CREATE VIRTUAL TABLE brief USING fts4(a, content='', matchinfo=fts3);

CREATE VIRTUAL TABLE old USING fts3();

CREATE VIRTUAL TABLE places USING rtree(id, x0, x1, +name TEXT, +note);

CREATE VIRTUAL TABLE shapes USING geopoly(name);

CREATE VIEW big_blocks AS SELECT id, length(block) AS size FROM letters_data WHERE size > 10;

ALTER TABLE shapes RENAME TO forms;

CREATE VIRTUAL TABLE gone USING fts5(a);
DROP TABLE gone;
CREATE TABLE gone_data (own TEXT NOT NULL);
