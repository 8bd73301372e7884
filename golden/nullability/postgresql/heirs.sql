-- [n-] NOT NULL NO INHERIT says nothing of the rows of heirs
SELECT own, shared FROM parent;
-- [--] ONLY leaves the heirs out
SELECT own, shared FROM ONLY parent;
-- [n-] an heir inherits no NOT NULL of its parent alone
SELECT own, shared FROM heir;
-- [n-] a view of a relation with heirs
SELECT own, shared FROM parents;
-- [n-] a change of a relation with heirs
UPDATE parent SET shared = 2 RETURNING own, shared;
-- [n--n] what was there before the change, and what is there now
UPDATE parent SET shared = 2 RETURNING old.own, old.shared, new.shared, new.own;
-- [--] a change of the parent alone
UPDATE ONLY parent SET shared = 2 RETURNING own, old.own;
-- [--] a new row is one of the parent itself
INSERT INTO parent VALUES (7, 7, 7) RETURNING own, shared;
-- [n] a whole row of a relation with heirs
SELECT (p).own FROM parent p;
