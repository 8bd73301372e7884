CREATE SCHEMA dictionary;
CREATE COLLATION dictionary.backwards (provider = icu, locale = 'fr-u-kb-true');
CREATE COLLATION german FROM "de-x-icu";
CREATE TABLE word (id int PRIMARY KEY, plain text NOT NULL, other text COLLATE dictionary.backwards NOT NULL);
