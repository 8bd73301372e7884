-- name: Upsert :exec
INSERT INTO stock (sku, amount) VALUES (?, ?) AS new (k, n)
ON DUPLICATE KEY UPDATE amount = stock.amount + n, note = new.k;

-- name: UpsertNamed :exec
INSERT INTO stock (sku, amount) VALUES (?, ?) AS new
ON DUPLICATE KEY UPDATE amount = stock.amount + new.amount, note = concat(note, '!');

-- name: NotGiven :exec
INSERT INTO stock (sku, amount) VALUES (?, ?) AS new
ON DUPLICATE KEY UPDATE note = new.note;

-- name: TooFew :exec
INSERT INTO stock (sku, amount) VALUES (?, ?) AS new (k)
ON DUPLICATE KEY UPDATE amount = 0;

-- name: AmbiguousAmount :exec
INSERT INTO stock (sku, amount)
SELECT d.sku, d.amount FROM delivery d
ON DUPLICATE KEY UPDATE note = amount;

-- name: GroupsAreNotSeen :exec
INSERT INTO stock (sku, amount)
SELECT d.sku, sum(d.amount) FROM delivery d GROUP BY d.sku
ON DUPLICATE KEY UPDATE amount = d.amount;
