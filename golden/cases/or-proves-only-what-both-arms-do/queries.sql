-- Each arm proves another column: neither is certain.
-- name: ListEither :many
SELECT nick, age FROM people WHERE nick = 'ann' OR age = 40 ORDER BY id;

-- Both arms prove the nick, one of them the age.
-- name: ListCommon :many
SELECT nick, age, city FROM people WHERE (nick = 'ann' AND age > 1) OR nick = 'bo' ORDER BY id;

-- NOT (a OR b) is both NOT a and NOT b.
-- name: ListNeither :many
SELECT nick, age, city FROM people WHERE NOT (nick = 'zed' OR age = 1) ORDER BY id;

-- NOT (a AND b) is true as soon as one is false: it proves neither.
-- name: ListNotBoth :many
SELECT nick, age FROM people WHERE NOT (nick = 'zed' AND age = 1) ORDER BY id;
