-- A cast would shorten the name, where VALUES refuses it.
-- name: AddPeople :copyfrom
INSERT INTO people (id, person) VALUES (@id, ROW(ROW(@first::text, @last::text), @born::date));

-- name: AddFormer :copyfrom
INSERT INTO people (id, former[1]) VALUES (@id, (@first::text, @last::text));

-- name: AddPerson :exec
INSERT INTO people (id, person) VALUES (@id, ROW(ROW(@first::text, @last::text), @born::date));

-- name: AddField :copyfrom
INSERT INTO people (id, person.name.first) VALUES (@id, @first);
