CREATE TABLE notes (id integer PRIMARY KEY, note varchar(20) NOT NULL, day date);

CREATE PROCEDURE add_note(id integer, note varchar(20), day date DEFAULT NULL)
LANGUAGE sql
AS $$ INSERT INTO notes VALUES (id, note, day) $$;
