SET @old_sql_mode = @@sql_mode, sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES';
CREATE TABLE "book" (
  "id" int NOT NULL PRIMARY KEY,
  "path" varchar(40) NOT NULL DEFAULT 'c:\',
  price real NOT NULL
);
SET sql_mode = 'ANSI';
CREATE VIEW "paths" AS SELECT "id", concat("path", '/') AS "path" FROM "book";
CREATE VIEW "either" AS SELECT "id" || "price" AS "any" FROM "book";
CREATE TABLE "measure" (size real NOT NULL);
SET sql_mode = @old_sql_mode;
CREATE TABLE `note` (`text` varchar(10) NOT NULL DEFAULT "none");
