-- [n] a primary key of texts takes NULL
SELECT code FROM texty;
-- [nn] a primary key of several columns takes NULL
SELECT a, b FROM pairy;
-- [-n] INTEGER PRIMARY KEY is the rowid
SELECT id, v FROM numbered;
-- [n] INTEGER PRIMARY KEY DESC is not
SELECT id FROM downward;
-- [n] INT PRIMARY KEY is not
SELECT id FROM inty;
-- [-n] WITHOUT ROWID takes no NULL
SELECT code, v FROM rowless;
-- [-] STRICT takes no NULL in a primary key
SELECT code FROM stricty;
-- [--] rowid is never NULL
SELECT rowid, oid FROM texty;
-- [n] rowid of the side that is left out
SELECT t.rowid FROM person p LEFT JOIN texty t ON t.rowid = p.id + 1000;
-- [nnn] a division by zero
SELECT 1 / n, 1 % n, 1.0 / n FROM doced;
-- [-] a division by a number
SELECT n / 2 FROM doced;
-- [-] a remainder of a number
SELECT n % 2 FROM doced;
-- [nnnn] dates that are none
SELECT date(at), datetime(at), julianday(at), strftime('%Y', at) FROM doced;
-- [-] now
SELECT datetime('now');
-- [n] a field of JSON
SELECT doc ->> 'a' FROM doced;
-- [n] json_extract
SELECT json_extract(doc, '$.a') FROM doced;
-- [-] json_extract that is compared
SELECT json_extract(doc, '$.a') FROM doced WHERE json_extract(doc, '$.a') = 1;
-- [n] json_type
SELECT json_type(doc, '$.zz') FROM doced;
-- [--] json_object and json_array
SELECT json_object('a', id), json_array(v) FROM numbered;
-- [--] json_group_array of no rows
SELECT json_group_array(v), json_group_object(id, v) FROM numbered;
-- [n] group_concat of no rows
SELECT group_concat(v) FROM numbered;
-- [-] total of no rows
SELECT total(id) FROM numbered;
-- [n] sum of no rows
SELECT sum(id) FROM numbered;
-- [n] scalar max with NULL
SELECT max(id, other) FROM numbered, texty;
-- [-] scalar max
SELECT max(id, 3) FROM numbered;
-- [--] ifnull and iif
SELECT ifnull(v, 'x'), iif(v IS NULL, 1, 2) FROM numbered;
-- [-] IS of two columns
SELECT v IS NULL FROM numbered;
-- [n] IS of a column
SELECT v FROM numbered WHERE v IS (SELECT NULL);
-- [-] IS NOT NULL by NOTNULL
SELECT v FROM numbered WHERE v NOTNULL;
-- [n] instr of NULL
SELECT instr(v, 'x') FROM numbered;
-- [-] typeof
SELECT typeof(v) FROM numbered;
-- [nn] a column besides an aggregate
SELECT max(id), v FROM numbered;
-- [n] a cast of a text to a number is 0
SELECT CAST(v AS INTEGER) FROM numbered;
-- [-] a cast of a text that is none to a number is 0
SELECT CAST(doc AS INTEGER) FROM doced;
-- [-n] INSERT OR REPLACE
INSERT OR REPLACE INTO numbered (id, v) VALUES (1, NULL) RETURNING id, v;
-- [-n] an upsert
INSERT INTO numbered (id, v) VALUES (1, 'q') ON CONFLICT (id) DO UPDATE SET v = NULL RETURNING id, v;
-- [n] UPDATE FROM
UPDATE numbered SET v = t.code FROM texty t WHERE t.other = numbered.id OR 1 RETURNING v;
-- [?] a null rowid is made up
INSERT INTO numbered (id, v) VALUES (NULL, 'z') RETURNING nullif(id, 0);
-- [n] json_each
SELECT e.value FROM doced d, json_each(d.doc) e;
-- [-] quote of NULL is a text
SELECT quote(v) FROM numbered;
-- [n] unhex of what is none
SELECT unhex(doc) FROM doced;
-- [n] sqrt of a negative number
SELECT sqrt(n) FROM doced;
-- [n] log of zero
SELECT ln(n) FROM doced;
-- [-] unixepoch of a column that is compared
SELECT unixepoch(at) FROM doced WHERE unixepoch(at) > 0;
-- [n] CAST of NULL to NUMERIC
SELECT CAST(v AS NUMERIC) FROM numbered;
-- [--] substr and hex
SELECT substr(doc, 1, 2), hex(doc) FROM doced;
-- [n] subtype of strftime of format
SELECT strftime('%Q', '2024-01-01');
