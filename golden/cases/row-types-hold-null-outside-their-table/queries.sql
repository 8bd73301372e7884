-- The NOT NULL of a table is checked in the table, not in values of its type.
-- name: ListParcels :many
SELECT row_to_json(p) AS whole, to_json(p.goods) AS goods, to_json(p.others) AS others, (p.goods).amount,
  amount(p.goods) AS same, jsonb_build_object('goods', p.goods) AS built
FROM parcels p;

-- name: ListElements :many
SELECT u.amount, row_to_json(u) AS element FROM parcels p, unnest(p.others) u;

-- name: ListMade :many
SELECT to_json(ROW(NULL, NULL, NULL)::goods) AS made, row_to_json(g) AS given, g.amount FROM goods_of(1) g;

-- Rows of the table itself keep what it says.
-- name: ListGoods :many
SELECT row_to_json(g) AS whole, g.amount FROM goods g;
