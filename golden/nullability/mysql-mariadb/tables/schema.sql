CREATE TABLE doced (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  doc json NOT NULL,
  at datetime NOT NULL,
  day_text varchar(40) NOT NULL,
  n int NOT NULL,
  m decimal(10, 2),
  state enum('new', 'old') NOT NULL,
  raw blob
);
CREATE TABLE num (id int NOT NULL PRIMARY KEY, i int NOT NULL, u bigint unsigned NOT NULL, d decimal(10,2) NOT NULL, f double NOT NULL, t varchar(40) NOT NULL, x varchar(40), dt datetime NOT NULL, da date NOT NULL, ti time NOT NULL, y year NOT NULL, b varbinary(20) NOT NULL, e enum('a','b') NOT NULL, s set('p','q') NOT NULL, j json NOT NULL, ts timestamp NOT NULL, g int GENERATED ALWAYS AS (i / 2) STORED, h double GENERATED ALWAYS AS (1 / nullif(i, 0)) VIRTUAL, bt bit(4) NOT NULL);
CREATE TABLE kid (id int NOT NULL PRIMARY KEY, num_id int NOT NULL, CONSTRAINT kf FOREIGN KEY (num_id) REFERENCES num (id));
CREATE VIEW scored AS SELECT p.id, p.name, t.name AS tn, t.id AS tid, p.score + 1 AS s1, p.score / p.id AS q FROM person p LEFT JOIN team t ON t.id = p.team_id;
CREATE VIEW tallied AS SELECT team_id, max(score) AS m, sum(age) AS a, group_concat(name) AS g, avg(score) AS av FROM person GROUP BY team_id;
CREATE TABLE quay (id int PRIMARY KEY, held varchar(40) NOT NULL, loose varchar(40) NOT NULL);
CREATE VIEW berthed AS SELECT p.id, b.id AS bid, b.held, b.loose FROM (SELECT 1 AS id UNION SELECT 2) p LEFT JOIN quay b ON b.id = p.id;
ALTER TABLE quay MODIFY loose varchar(40);
INSERT INTO quay VALUES (1, 'h', NULL);
CREATE VIEW berth_sums AS SELECT b.id, b.held FROM (SELECT 1 AS id UNION SELECT 2) p LEFT JOIN quay b ON b.id = p.id
  GROUP BY b.id, b.held WITH ROLLUP;
CREATE TABLE proof (id int NOT NULL PRIMARY KEY, n int NOT NULL, w int GENERATED ALWAYS AS (n + 1) VIRTUAL, v int GENERATED ALWAYS AS (w + 1) STORED, u int);
CREATE VIEW proofs AS SELECT w, v, u FROM proof;
CREATE VIEW proofs_twice AS SELECT w, v + 1 AS v, u FROM proofs;

CREATE TABLE paged (id integer PRIMARY KEY, title varchar(40), note text, FULLTEXT KEY (title, note), FULLTEXT KEY (note));
INSERT INTO paged VALUES (1, 'a title', NULL), (2, NULL, NULL), (3, NULL, 'noted');
