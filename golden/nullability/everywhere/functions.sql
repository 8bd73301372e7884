-- [nnn] functions of texts pass NULL on
SELECT lower(nick), upper(nick), length(nick) FROM person;
-- [---] functions of texts
SELECT lower(name), upper(name), length(name) FROM person;
-- [n] substr of NULL
SELECT substr(nick, 1, 2) FROM person;
-- [-] replace
SELECT replace(name, 'a', 'b') FROM person;
-- [n] replace by NULL
SELECT replace(name, 'a', nick) FROM person;
-- [-] trim
SELECT trim(name) FROM person;
-- [nn] abs and round of NULL
SELECT abs(age), round(age) FROM person;
-- [--] abs and round
SELECT abs(score), round(score) FROM person;
-- [-n] coalesce of many
SELECT coalesce(nick, name, 'x'), coalesce(age, boss_id, team_id) FROM person;
-- [n] a division by nullif
SELECT 1 / nullif(score, 0) FROM person;
