-- name: AddStock :exec
INSERT INTO stock (sku, copies, note) VALUES (?, ?, ?)
ON DUPLICATE KEY UPDATE copies = copies + VALUES(copies), note = VALUES(note);

-- name: AddOnce :exec
INSERT IGNORE INTO stock (sku, copies) VALUES (?, 0);

-- name: SetStock :exec
REPLACE INTO stock (sku, copies, note) VALUES (?, ?, ?);
