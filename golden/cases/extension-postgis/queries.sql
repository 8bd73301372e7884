-- name: AddPlace :one
INSERT INTO places (id, name, location)
VALUES ($1, $2, ST_SetSRID(ST_MakePoint(sqlc.arg(longitude), sqlc.arg(latitude)), 4326)::geography)
RETURNING id, location;

-- name: Near :many
SELECT id, name, ST_Distance(location, $1) AS metres, ST_AsText(location) AS text
FROM places
WHERE ST_DWithin(location, $1, sqlc.arg(radius))
ORDER BY location <-> $1;

-- name: Within :many
SELECT id, ST_X(location::geometry) AS x, ST_Area(area) AS size, ST_AsGeoJSON(area) AS json
FROM places
WHERE area && ST_MakeEnvelope($1, $2, $3, $4, 4326) AND ST_Contains(area, location::geometry);

-- name: Union :one
SELECT ST_Union(area) AS whole, ST_Extent(area) AS box FROM places;

-- name: Parts :many
SELECT id, (ST_Dump(area)).path, (ST_Dump(area)).geom FROM places;

-- name: System :one
SELECT srid, proj4text FROM spatial_ref_sys WHERE srid = $1;

-- name: Columns :many
SELECT f_table_name, f_geometry_column, type FROM geometry_columns;
