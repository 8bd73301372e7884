-- name: GroupedBehindAnAlias :many
SELECT s.id AS shelf, COUNT(*) AS jars FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY id;

-- name: GroupedByOneOfTwo :many
SELECT s.id, j.id FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY id;

-- name: FilteredByOneOfTwoKeys :many
SELECT s.id FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY s.id, j.id HAVING id > 1;

-- name: FilteredByWhatIsNotShown :many
SELECT shelf FROM jars GROUP BY shelf HAVING room > 1;

-- name: FilteredByAQualifiedName :many
SELECT shelf, SUM(width) AS width FROM jars GROUP BY shelf HAVING jars.width > 1;

-- name: SortedByOneOfTwo :many
SELECT s.width AS w, j.width AS w FROM shelves s JOIN jars j ON j.shelf = s.id ORDER BY w;

-- name: SortedByOneOfTwoBeforeASum :many
SELECT s.width AS w, j.width AS w, s.id + 1 AS w FROM shelves s JOIN jars j ON j.shelf = s.id ORDER BY w;
