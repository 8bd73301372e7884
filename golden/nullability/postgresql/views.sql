-- [-n] a view by the places of its columns, renamed since, whose table takes NULL since
SELECT loose, held FROM berthed WHERE bid > 0;
-- [-n] a materialized view of a view
SELECT loose, held FROM mat_berthed WHERE bid > 0;
-- [--] a view, the row proven by a column that takes NULL since
SELECT bid, loose FROM berthed WHERE held IS NOT NULL;
-- [n] a view of grouping sets
SELECT held FROM berth_sets WHERE id > 0;
-- [?nn] a rule of the view behind a view makes the rows that are shown
DELETE FROM ruled_twice WHERE amount > 0 AND hint > '' RETURNING code, amount, hint;
-- [-n] a recursive view: NULL comes with the second round
SELECT n, v FROM counting WHERE n > 0;
-- [-nn] a view whose rule "_RETURN" gave it another query
SELECT code, amount, hint FROM told_anew;
-- [nn] a view of a view that has another query since
SELECT hint, amount FROM reads_anew;
