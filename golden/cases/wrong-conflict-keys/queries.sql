-- name: ByRowid :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (rowid) DO NOTHING;

-- name: ByTwoInAnyOrder :exec
INSERT INTO page (url, host, rank) VALUES (?, ?, ?) ON CONFLICT (rank, host) DO NOTHING;

-- name: ByExpression :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (LOWER(page.url)) DO UPDATE SET host = excluded.host;

-- name: ByPartialIndex :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (url) WHERE closed_at ISNULL AND rank = 1 DO NOTHING;

-- name: OfPartialIndexWithoutWhere :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (url) DO NOTHING;

-- name: OfPartialIndexWithPart :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (url) WHERE closed_at IS NULL DO NOTHING;

-- name: OfHalfAKey :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (host) DO UPDATE SET url = excluded.url;

-- name: OfMoreThanAKey :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (id) DO NOTHING ON CONFLICT (id, url) DO NOTHING;

-- name: OfAnotherExpression :exec
INSERT INTO page (url, host) VALUES (?, ?) ON CONFLICT (upper(url)) DO NOTHING;

-- name: OfView :exec
INSERT INTO open_page (url, host) VALUES (?, ?) ON CONFLICT DO NOTHING;
