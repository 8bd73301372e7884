-- [-n] a view, the column of its table renamed since
SELECT kept, loose FROM berthed WHERE bid > 0;
