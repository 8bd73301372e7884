CREATE TABLE tokened (token uuid NOT NULL, address inet6 NOT NULL, written varchar(40) NOT NULL);
CREATE TABLE stamp (id int PRIMARY KEY, token uuid NOT NULL);
CREATE VIEW stamped AS SELECT s.id, s.token FROM (SELECT 1 AS id UNION SELECT 2) p LEFT JOIN stamp s ON s.id = p.id
  UNION ALL SELECT 3, 'none';
INSERT INTO stamp VALUES (1, '123e4567-e89b-12d3-a456-426655440000');
