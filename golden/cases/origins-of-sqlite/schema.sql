CREATE TABLE foo (a text NOT NULL, b text);

CREATE TABLE bar (c text NOT NULL, d text);

CREATE VIEW plain AS SELECT a, b || 'x' AS e FROM foo;

CREATE VIEW behind (x) AS SELECT a FROM plain;

CREATE VIEW joined AS SELECT a FROM foo UNION ALL SELECT c FROM bar;
