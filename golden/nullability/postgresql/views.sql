-- [-n] a view by the places of its columns, renamed since, whose table takes NULL since
SELECT loose, held FROM berthed WHERE bid > 0;
-- [-n] a materialized view of a view
SELECT loose, held FROM mat_berthed WHERE bid > 0;
-- [--] a view, the row proven by a column that takes NULL since
SELECT bid, loose FROM berthed WHERE held IS NOT NULL;
-- [n] a view of grouping sets
SELECT held FROM berth_sets WHERE id > 0;
