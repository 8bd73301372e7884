-- name: ByKeyInAnyOrder :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4)
ON CONFLICT (email, tenant) DO UPDATE SET name = excluded.name;

-- name: ByExpression :exec
INSERT INTO customer AS c (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT ((lower(c.name))) DO NOTHING;

-- name: ByPartOfRows :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (phone) WHERE slot > 5 DO NOTHING;

-- name: ByCollation :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4)
ON CONFLICT (email COLLATE "C", id, slot) DO NOTHING;

-- name: ByExclusion :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT ON CONSTRAINT one_slot DO NOTHING;

-- name: ByView :exec
INSERT INTO customer_view (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING;

-- name: OfNoKey :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4)
ON CONFLICT (name) DO UPDATE SET email = excluded.email;

-- name: OfHalfAKey :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (email) DO NOTHING;

-- name: OfPartOfRowsWithoutWhere :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (phone) DO NOTHING;

-- name: OfAnotherExpression :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (upper(name)) DO NOTHING;

-- name: OfDeferrable :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT (code) DO NOTHING;

-- name: OfDeferrableByName :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4) ON CONFLICT ON CONSTRAINT customer_code DO NOTHING;

-- name: OfCheck :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4)
ON CONFLICT ON CONSTRAINT customer_slot_check DO NOTHING;

-- name: UpdateOfExclusion :exec
INSERT INTO customer (id, tenant, email, name) VALUES ($1, $2, $3, $4)
ON CONFLICT ON CONSTRAINT one_slot DO UPDATE SET name = excluded.name;
