-- name: GroupedByWhatIsShown :many
SELECT s.id, COUNT(*) AS jars FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY id;

-- name: GroupedByStars :many
SELECT s.*, COUNT(*) AS jars FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY id;

-- name: GroupedByAnAlias :many
SELECT j.shelf + 1 AS id, SUM(j.width) AS total
FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY id;

-- name: TheColumnIsOne :many
SELECT MAX(id) AS shelf FROM jars GROUP BY shelf;

-- name: FilteredBySums :many
SELECT shelf, SUM(width) AS width FROM jars GROUP BY shelf HAVING width > ?;

-- name: FilteredInsideAggregates :many
SELECT shelf, SUM(width) AS width FROM jars GROUP BY shelf HAVING MAX(width) > 3 AND width < 100;

-- name: FilteredBehindAnAlias :many
SELECT s.id AS shelf, MAX(j.id) AS jar
FROM shelves s JOIN jars j ON j.shelf = s.id GROUP BY s.id HAVING id > 1 AND s.id < 9;

-- name: FilteredByAProvenColumn :many
SELECT s.id, s.width FROM shelves s JOIN jars j ON j.shelf = s.id HAVING width IS NOT NULL;

-- name: FilteredByTheKey :many
SELECT width AS room FROM shelves GROUP BY room, width HAVING width > 1;
