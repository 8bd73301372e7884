-- name: ByNoLabel :many
SELECT id FROM users WHERE mood = 'great';

-- name: ByMisspeltLabel :many
SELECT id FROM users WHERE mood = 'hapy';

-- name: ByElement :many
SELECT id FROM users WHERE tags = 'new';

-- name: RankedInWhere :many
SELECT id FROM users WHERE row_number() OVER (ORDER BY id) < 3;
