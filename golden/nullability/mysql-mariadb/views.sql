-- [-n] a view whose table takes NULL since
SELECT held, loose FROM berthed WHERE bid > 0;
-- [n] a view of sums
SELECT held FROM berth_sums WHERE id > 0;
-- [-] a view that is sorted into sums, the key proven
SELECT held FROM berthed WHERE bid > 0 GROUP BY held;
-- [n] sums over a view
SELECT held FROM berthed WHERE bid > 0 GROUP BY held WITH ROLLUP;
-- [--n] a view of columns that an expression keeps from NULL
SELECT w, v, u FROM proofs;
-- [--n] a view over such a view
SELECT w, v, u FROM proofs_twice;
