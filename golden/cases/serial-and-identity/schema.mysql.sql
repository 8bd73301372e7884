CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, word varchar(20) NOT NULL);

CREATE TABLE b (id bigint unsigned NOT NULL AUTO_INCREMENT, word varchar(20) NOT NULL, PRIMARY KEY (id));

CREATE TABLE c (id serial, word varchar(20) NOT NULL);

CREATE TABLE d (id int, word varchar(20) NOT NULL);
