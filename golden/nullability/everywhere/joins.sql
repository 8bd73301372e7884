-- [-n] a left join leaves its right side out
SELECT p.name, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [n-] a right join leaves its left side out
SELECT p.name, t.name FROM person p RIGHT JOIN team t ON t.id = p.team_id;
-- [nn] mysql[] mariadb[] a full join leaves both out
SELECT p.name, t.name FROM person p FULL JOIN team t ON t.id = p.team_id;
-- [--] an inner join leaves none out
SELECT p.name, t.name FROM person p JOIN team t ON t.id = p.team_id;
-- [--] an inner join proves the columns that it compares
SELECT p.team_id, t.id FROM person p JOIN team t ON t.id = p.team_id;
-- [n] a left join proves nothing of what it compares on the left
SELECT p.team_id FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-nn] a left join of a join leaves both out
SELECT p.name, e.kind, v.day FROM person p LEFT JOIN (pet e JOIN visit v ON v.pet_id = e.id) ON e.owner_id = p.id;
-- [nn-] a right join behind a join leaves both out
SELECT p.name, e.kind, v.day FROM person p JOIN pet e ON e.owner_id = p.id RIGHT JOIN visit v ON v.pet_id = e.id;
-- [n-n] a right join and then a left join
SELECT p.name, e.kind, v.day FROM person p RIGHT JOIN pet e ON e.owner_id = p.id LEFT JOIN visit v ON v.pet_id = e.id;
-- [-nn] left joins in a row
SELECT p.name, e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id LEFT JOIN visit v ON v.pet_id = e.id;
-- [---] an inner join behind a left join takes it back
SELECT p.name, e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id JOIN visit v ON v.pet_id = e.id;
-- [-n-] an inner join about another relation does not
SELECT p.name, e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id JOIN visit v ON v.pet_id <> p.id;
-- [-n] a condition on the left side in ON filters nothing
SELECT p.name, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id AND p.score > 100;
-- [n] IS NOT NULL of the left side in ON filters nothing
SELECT p.nick FROM person p LEFT JOIN team t ON t.id = p.team_id AND p.nick IS NOT NULL;
-- [n] IS NOT NULL of the right side in ON does not fill it
SELECT t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id AND t.motto IS NOT NULL;
-- [--] where the row is there its ON condition held
SELECT t.name, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id AND t.motto IS NOT NULL WHERE t.id IS NOT NULL;
-- [-n] ON true still finds nothing in an empty table
SELECT p.name, s.kind FROM person p LEFT JOIN (SELECT kind FROM pet WHERE weight > 1000) s ON 1 = 1;
-- [-n] ON false finds nothing
SELECT p.name, t.name FROM person p LEFT JOIN team t ON 1 = 0;
-- [--] mysql[] mariadb[] the merged key of a full join is one of the two
SELECT id, coalesce(p.id, t.id) FROM person p FULL JOIN team t USING (id);
-- [-nn] mysql[] mariadb[] the sides of a full join with USING
SELECT id, p.name, t.name FROM person p FULL JOIN team t USING (id);
-- [-n] the merged key of a left join is that of the left
SELECT id, t.name FROM person p LEFT JOIN team t USING (id);
-- [-n] the merged key of a right join is that of the right
SELECT id, p.name FROM person p RIGHT JOIN team t USING (id);
-- [n-] mysql[] mariadb[] of a full join a condition proves one side
SELECT p.name, t.name FROM person p FULL JOIN team t ON t.id = p.team_id WHERE t.id > 0;
-- [--] mysql[] mariadb[] conditions on both sides make it an inner join
SELECT p.name, t.name FROM person p FULL JOIN team t ON t.id = p.team_id WHERE t.id > 0 AND p.id > 0;
-- [n] mysql[] mariadb[] where both sides meet, but in an empty one, ON holds: it does not by itself
SELECT p.team_id FROM person p FULL JOIN team t ON t.id = p.team_id;
-- [--] a self join by inner join
SELECT p.boss_id, b.name FROM person p JOIN person b ON b.id = p.boss_id;
-- [n-n] a self join by left join, of which one proves the other
SELECT p.boss_id, p.name, b.name FROM person p LEFT JOIN person b ON b.id = p.boss_id;
-- [--] a cross join
SELECT p.name, t.name FROM person p CROSS JOIN team t;
-- [--] relations beside each other, compared in WHERE
SELECT p.team_id, t.name FROM person p, team t WHERE t.id = p.team_id;
-- [-n] a derived table on the right
SELECT p.name, s.kind FROM person p LEFT JOIN (SELECT owner_id, kind FROM pet) s ON s.owner_id = p.id;
-- [-n] a constant of a derived table on the right
SELECT p.name, s.one FROM person p LEFT JOIN (SELECT owner_id, 1 AS one FROM pet) s ON s.owner_id = p.id;
-- [-n] count of a derived table on the right
SELECT p.name, s.n FROM person p LEFT JOIN (SELECT owner_id, count(*) AS n FROM pet GROUP BY owner_id) s ON s.owner_id = p.id;
-- [--] count of a derived table in an inner join
SELECT p.name, s.n FROM person p JOIN (SELECT owner_id, count(*) AS n FROM pet GROUP BY owner_id) s ON s.owner_id = p.id;
-- [n-] an outer join within a derived table
SELECT s.team, s.name FROM (SELECT p.name, t.name AS team FROM person p LEFT JOIN team t ON t.id = p.team_id) s;
-- [-] an outer join within a derived table, taken back around it
SELECT s.team FROM (SELECT p.name, t.name AS team FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.team <> '';
-- [-] a coalesce over the side that may be missing
SELECT coalesce(t.name, p.name) FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [n] a coalesce over two that may be missing
SELECT coalesce(t.name, e.kind) FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet e ON e.owner_id = p.id;
-- [n-nn] a view over a left join
SELECT team_name, name, motto, nick FROM person_team;
-- [-n] a view over a left join, its optional side proven
SELECT team_name, motto FROM person_team WHERE team_name IS NOT NULL;
-- [-n] a view that filters
SELECT nick, age FROM nicked;
-- [n] a view that filters, on the side that may be missing
SELECT n.nick FROM person p LEFT JOIN nicked n ON n.id = p.id;
-- [nn] an anti join: the right side is NULL
SELECT t.name, t.id FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IS NULL;
-- [-n] an anti join: the left side stays
SELECT p.name, p.team_id FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IS NULL;
-- [n] a parenthesised outer join inside an inner one
SELECT t.name FROM person p JOIN (pet e LEFT JOIN team t ON t.id = e.weight) ON e.owner_id = p.id;
-- [n-] a nested optional side: the row may be there without its own optional side
SELECT v.day, e.kind FROM person p LEFT JOIN (pet e LEFT JOIN visit v ON v.pet_id = e.id) ON e.owner_id = p.id WHERE e.id IS NOT NULL;
-- [--] a nested optional side proven from within
SELECT v.day, e.kind FROM person p LEFT JOIN (pet e LEFT JOIN visit v ON v.pet_id = e.id) ON e.owner_id = p.id WHERE v.day > 0;
-- [-n] a condition on one optional side says nothing of the other
SELECT t.name, e.kind FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet e ON e.owner_id = p.id WHERE t.name LIKE '%';
-- [n-] mysql[] mariadb[] a full join behind a left join, one side proven
SELECT t.name, e.kind FROM person p LEFT JOIN team t ON t.id = p.team_id FULL JOIN pet e ON e.owner_id = p.id WHERE e.kind <> '';
-- [nn] a right join behind a left join: all before it may be missing
SELECT p.name, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id RIGHT JOIN pet e ON e.owner_id = p.id;
-- [---] NATURAL joins compare all names that are alike
SELECT g.id, g.motto, s.motto FROM team g NATURAL JOIN (SELECT id, motto FROM team) s;
-- [--] USING of an inner join proves what it merges
SELECT a.nick, b.nick FROM person a JOIN person b USING (nick);
-- [nn] a condition in ON of a left join says nothing of the left side
SELECT p.age, t.id FROM person p LEFT JOIN team t ON t.id = p.team_id AND p.age > 18;
-- [n] a left join whose ON is never true
SELECT t.id FROM person p LEFT JOIN team t ON 1 = 0;
-- [--] an ON condition about the right side holds where there is a row
SELECT e.weight, e.kind FROM person p LEFT JOIN pet e ON e.owner_id = p.id AND e.weight > 0 WHERE e.id IS NOT NULL;
-- [n] COALESCE in WHERE over the optional side proves nothing
SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE coalesce(t.name, 'x') <> 'q';
-- [n] IS NULL OR in WHERE over the optional side proves nothing
SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IS NULL OR t.name = 'red';
-- [n] a CASE in WHERE over the optional side
SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE CASE WHEN t.id IS NULL THEN 1 ELSE 1 END = 1;
-- [-] NOT IN over the optional side proves it
SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id NOT IN (77, 78);
-- [--] a chain: the second left join hangs on the first, and proves it
SELECT e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id LEFT JOIN visit v ON v.pet_id = e.id WHERE v.day IS NOT NULL;
-- [n-] a chain whose second condition does not name the first
SELECT e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id LEFT JOIN visit v ON v.day = p.id WHERE v.day IS NOT NULL;
-- [--] an inner join behind a left join takes it back
SELECT e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id JOIN visit v ON v.pet_id = e.id;
-- [n-] an inner join behind a left join with an OR does not
SELECT e.kind, v.day FROM person p LEFT JOIN pet e ON e.owner_id = p.id JOIN visit v ON v.pet_id = e.id OR v.day = p.id;
-- [-nn] a right join behind an inner join, filtered on its optional side
SELECT p.name, p.age, t.motto FROM person p RIGHT JOIN team t ON t.id = p.team_id WHERE p.score > 0;
-- [--] a self join on a nullable column
SELECT a.boss_id, b.boss_id FROM person a JOIN person b ON a.boss_id = b.boss_id;
-- [n] USING of a left join shows the left one
SELECT boss_id FROM person a LEFT JOIN (SELECT boss_id FROM person WHERE boss_id IS NOT NULL) b USING (boss_id);
-- [-] USING of a right join shows the right one
SELECT id FROM person a RIGHT JOIN (SELECT id FROM pet) b USING (id);
-- [-] IN with rows of subquery over an optional side
SELECT t.id FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IN (SELECT id FROM team);
-- [--] WHERE with an arithmetic of the optional side
SELECT e.weight, e.id FROM person p LEFT JOIN pet e ON e.owner_id = p.id WHERE e.weight + p.score >= 0;
-- [-] a left join to a derived table with a constant and a filter outside
SELECT s.one FROM person p LEFT JOIN (SELECT id, 1 AS one FROM team) s ON s.id = p.team_id WHERE s.one = 1;
-- [-n] a comparison chain by transitivity does not prove another row
SELECT p.boss_id, b.boss_id FROM person p JOIN person b ON b.id = p.boss_id;
-- [n-] a view twice
SELECT a.team_name, b.nick FROM person_team a JOIN nicked b ON b.id = a.id;
-- [-n] a view over a view's filter in a left join, proven outside
SELECT n.nick, n.age FROM person p LEFT JOIN nicked n ON n.id = p.id WHERE n.id IS NOT NULL;
-- [n] DISTINCT of an optional side
SELECT DISTINCT t.id FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-] comparison of an optional side with itself
SELECT t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.motto = t.motto;
-- [-] LIKE with the optional side as a pattern
SELECT t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE p.name LIKE t.motto OR p.name NOT LIKE t.motto;
-- [-] BETWEEN the optional side
SELECT t.id FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE p.score BETWEEN t.id AND 100;
-- [-] abs of a difference of nullable
SELECT abs(p.age - b.age) FROM person p JOIN person b ON b.id = p.boss_id WHERE p.age <> b.age;
