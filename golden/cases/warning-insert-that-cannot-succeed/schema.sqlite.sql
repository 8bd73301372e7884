CREATE TABLE users (
  id integer PRIMARY KEY,
  email varchar(9) NOT NULL,
  state varchar(9) NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'old')),
  level smallint
);

CREATE TABLE logs (id integer PRIMARY KEY, email varchar(40) NOT NULL);

CREATE TRIGGER fill_logs BEFORE INSERT ON logs BEGIN SELECT RAISE(IGNORE); END;
