-- [-n] a view, the column of its table renamed since
SELECT kept, loose FROM berthed WHERE bid > 0;
-- [--n] a view of columns that an expression keeps from NULL
SELECT g, s, u FROM proofs;
-- [--n] a view over such a view
SELECT g, s, u FROM proofs_twice;
