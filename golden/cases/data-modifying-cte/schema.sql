CREATE TABLE tasks (id integer PRIMARY KEY, title text NOT NULL, done_at timestamptz);

CREATE TABLE archive (task_id integer NOT NULL, title text NOT NULL);
