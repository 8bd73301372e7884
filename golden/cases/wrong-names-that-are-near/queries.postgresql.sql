-- name: AliasForgotten :many
SELECT o.id FROM orders WHERE o.id = 1 AND o.note = 'x';

-- name: InitialsForgotten :many
SELECT oi.id FROM orders o JOIN order_items ON oi.order_id = o.id;

-- name: NotAnAlias :many
SELECT x.id, x.note FROM orders;

-- name: Upper :many
SELECT uper(note) AS note FROM orders;

-- name: Count :one
SELECT cout(id) AS number FROM orders;

-- name: Distinct :many
SELECT DISTICT note FROM orders;

-- name: DistinctOfRelation :many
SELECT DISTICT o.note FROM orders o;

-- name: Null :many
SELECT coalesce(note, nul) AS note FROM orders;

-- name: Slice :many
SELECT id FROM orders WHERE id IN (sqlc.slise(ids));

-- name: WithoutName :many
SELECT id FROM orders WHERE id = sqlc.arg();

-- name: Embed :many
SELECT sqlc.embed(z) FROM orders o;

-- name: OwnFunction :many
SELECT order_totl(id) AS total FROM orders;

-- name: OwnFunctionOfSchema :one
SELECT audit.lst_event() AS id;

-- name: Schema :many
SELECT id FROM audt.events;

-- name: SchemaLeftOut :many
SELECT id FROM events;

-- name: String :many
SELECT CAST(id AS string) AS id FROM orders;

-- name: Int64 :many
SELECT id::int64 AS id FROM orders;

-- name: DoubleEquals :many
SELECT id FROM orders WHERE note == 'x';

-- name: Ampersands :many
SELECT id FROM orders WHERE (note = 'x') && (id = 1);

-- name: TypeOfLaterUse :many
SELECT id FROM audit.events WHERE @s IS NULL OR status = @s;

-- name: TypeOfLaterUseOfMacro :many
SELECT id FROM audit.events WHERE sqlc.narg('s') IS NULL OR status = sqlc.narg('s');

-- name: AliasMisspelt :many
SELECT oe.id FROM orders AS o_e;
