-- name: Both :exec
UPDATE a JOIN b ON b.id = a.id SET n = 1;

-- name: OfDerived :exec
UPDATE a, (SELECT n FROM b) AS d SET x = 1, N = 2;

-- name: Right :exec
UPDATE a JOIN b USING (id) SET id = 5, x = 1, y = 2, a.n = 3;
