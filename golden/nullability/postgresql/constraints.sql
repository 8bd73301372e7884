-- [-n-] a generated column is NULL where what it is made of is
SELECT twice, less, least FROM sale;
-- [nn] another expression, or none, is another thing
SELECT loose, lost FROM sale;
-- [--] a check of a column that had another name, and what is made of it
SELECT buyer, paid FROM sale;
-- [nn] a check that is not false for NULL keeps none out
SELECT payee, unsure FROM sale;
-- [?n] a check that is not valid yet or that is gone
SELECT trusted, dropped FROM sale;
-- [n] partitions are generated as they like
SELECT twice FROM part_of;
-- [n-n] and so are heirs
SELECT b.twice, o.twice, d.twice FROM base b LEFT JOIN ONLY base o ON true, derived d WHERE o.id IS NOT NULL;
-- [--] what is written into them
INSERT INTO sale (id, amount, buyer, payee, trusted) VALUES (9, 1, 1, 1, 1) RETURNING twice, paid;
-- [?n] a rule makes the row that RETURNING shows
INSERT INTO ruled (id, name) VALUES (77, 'ruled') RETURNING id, name;
-- [??] and the one that is deleted
DELETE FROM ruled RETURNING id, name;
-- [--] rows that are read are the table's own
SELECT id, name FROM ruled;
-- [--n] a view of columns that a check or an expression keeps from NULL, and of one that none keeps any more
SELECT g, c, lost FROM proofs;
-- [--n] a view over such a view
SELECT g, c, lost FROM proofs_twice;
-- [--n] a materialized view of such a view
SELECT g, c, lost FROM proofs_kept;
-- [--] a view of a column that could be NULL for a while
SELECT a, b FROM regained_view;
-- [n-] a materialized view of a column that could be NULL for a while
SELECT a, b FROM regained_kept;
