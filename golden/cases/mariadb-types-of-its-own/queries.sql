-- name: WholeNumbers :many
SELECT tiny + tiny AS narrow, whole + 1 AS wide, whole = 3 AS test, year(day) AS year, length(name) AS length,
  tiny div 2 AS halves, id % 2 AS odd, round(whole) AS rounded, ceil(amount) AS up, kind + 0 AS number, ntile(2) OVER () AS part
FROM facts;

-- name: Common :many
SELECT coalesce(note, name) AS told, ifnull(tiny, small_unsigned) AS mixed, if(id = 1, kind, 'x') AS word,
  greatest(day, '2020-01-01') AS latest, coalesce(day, whole) AS either, nullif(kind, 'bad') AS good
FROM facts;

-- name: Documents :many
SELECT json_extract(document, '$.a') AS items, json_value(document, '$.a[1]') AS item, json_array(tiny, name) AS made,
  max(document) AS largest, json_object('is', whole = 3, 'one', 1) AS object
FROM facts GROUP BY id;

-- name: Plugins :many
SELECT uuid() AS made, nvl2(note, 1, 2) AS flag, date_add(day, INTERVAL 1 HOUR) AS later, time_to_sec('10:11:12') AS seconds
FROM facts;
