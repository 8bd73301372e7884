-- name: ByColumnThatNoArmShows :many
SELECT n.path FROM nodes n UNION ALL SELECT l.target FROM links l ORDER BY n.kind;

-- name: ByExpressionOfAName :many
SELECT n.path AS place FROM nodes n UNION ALL SELECT l.target FROM links l ORDER BY place || 'a';

-- name: ByUnknownName :many
SELECT n.path AS place FROM nodes n UNION ALL SELECT l.target FROM links l ORDER BY plaice;

-- name: JoinOnItself :many
SELECT n.path || folder AS folder FROM nodes n JOIN links l ON l.target = folder;
