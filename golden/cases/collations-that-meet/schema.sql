CREATE TABLE word (id int PRIMARY KEY, plain text NOT NULL, bytes text COLLATE "C" NOT NULL, posix text COLLATE "POSIX" NOT NULL);
