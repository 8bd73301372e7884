CREATE TABLE foo (a text NOT NULL, b text);

CREATE TABLE bar (c text NOT NULL, d text);

CREATE VIEW plain AS SELECT a, b || 'x' AS e FROM foo;

CREATE VIEW behind (x) AS SELECT a FROM plain;

CREATE VIEW joined AS SELECT a FROM foo UNION ALL SELECT c FROM bar;

CREATE TABLE first_name (id integer PRIMARY KEY, a text NOT NULL);

CREATE VIEW renamed AS SELECT id, a AS a, rowid AS row FROM first_name;

CREATE VIEW behind_renamed AS SELECT renamed.a, first_name.a AS own FROM renamed, first_name;

ALTER TABLE first_name RENAME TO second_name;

ALTER TABLE second_name RENAME COLUMN a TO b;

CREATE TABLE first_name (a integer);

CREATE TRIGGER renamed_insert INSTEAD OF INSERT ON renamed BEGIN SELECT 1; END;
