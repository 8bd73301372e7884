-- name: AddLabels :copyfrom
INSERT INTO labels (id, email, aliases, "it's `so`", marks) VALUES (@id, @email, @aliases, @pairs, @marks);

-- name: AddLabel :exec
INSERT INTO labels (id, email, aliases, "it's `so`", marks) VALUES (@id, @email, @aliases, @pairs, @marks);

-- name: AddCast :copyfrom
INSERT INTO labels (id, "it's `so`") VALUES (@id, @pairs::ext.hstore);

-- name: AddPaths :copyfrom
INSERT INTO paths (id, path) VALUES (@id, @path) ON CONFLICT (id) DO NOTHING;

-- name: ListLabels :many
SELECT id, email, aliases, "it's `so`" AS pairs, marks FROM labels ORDER BY id;

-- name: ListPaths :many
SELECT id, path FROM paths ORDER BY id;
