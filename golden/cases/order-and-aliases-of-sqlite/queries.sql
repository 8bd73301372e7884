-- name: ByQualifiedColumn :many
SELECT n.path, n.kind FROM nodes n UNION ALL SELECT l.target, 'link' FROM links l ORDER BY n.path;

-- name: ByColumnOfAnotherArm :many
SELECT n.path AS place FROM nodes n UNION ALL SELECT l.target FROM links l ORDER BY l.target COLLATE NOCASE DESC;

-- name: ByNameOfAnotherArm :many
SELECT n.path AS place FROM nodes n UNION SELECT l.target AS aim FROM links l ORDER BY aim;

-- name: ByRepeatedExpression :many
SELECT upper(n.path) AS place, 'node' AS what FROM nodes n UNION ALL SELECT target, 'link' FROM links ORDER BY upper(path), 'link';

-- name: ByStar :many
SELECT * FROM nodes UNION ALL SELECT id, target, 'link' FROM links ORDER BY nodes.kind;

-- name: JoinOnAlias :many
SELECT n.path || '/' AS folder, l.id FROM nodes n LEFT JOIN links l ON l.target = folder;
