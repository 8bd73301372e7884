CREATE TABLE tokened (token uuid NOT NULL, address inet6 NOT NULL, written varchar(40) NOT NULL);
