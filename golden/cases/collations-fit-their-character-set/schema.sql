CREATE TABLE a (a varchar(10) CHARACTER SET latin1 COLLATE utf8mb4_bin);
CREATE TABLE b (a varchar(10) CHARACTER SET latin1 NOT NULL COLLATE utf8mb4_0900_ai_ci);
CREATE TABLE c (a varchar(10)) CHARACTER SET latin1 COLLATE utf8mb4_bin;
CREATE TABLE d (a nchar(10) COLLATE utf8mb4_unicode_ci, b char(3) CHARACTER SET utf8 COLLATE utf8mb3_bin);
CREATE TABLE e (a enum('x', 'y') CHARACTER SET latin9, b text COLLATE nope) COLLATE latin1_german_ci;
CREATE TABLE known (a varchar(10) CHARACTER SET latin1 COLLATE latin1_german1_ci, b text) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
ALTER TABLE known CONVERT TO CHARACTER SET latin1 COLLATE utf8mb4_bin;
ALTER TABLE known MODIFY a varchar(10) CHARACTER SET latin1 COLLATE binary;
CREATE DATABASE shop CHARACTER SET latin1 COLLATE utf8mb4_bin;
