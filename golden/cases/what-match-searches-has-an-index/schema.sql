CREATE TABLE pages (
  id int PRIMARY KEY, title varchar(80) NOT NULL, body text, note text,
  FULLTEXT KEY searched (title, body), FULLTEXT KEY noted (note)
);
CREATE TABLE others (id int PRIMARY KEY, note text, FULLTEXT KEY (note));
CREATE VIEW shown AS SELECT id, note AS remark FROM pages;
