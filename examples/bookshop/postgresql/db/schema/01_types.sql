CREATE TYPE book_format AS ENUM ('hardcover', 'paperback', 'ebook', 'audiobook');

CREATE TYPE author_role AS ENUM ('author', 'editor', 'translator', 'illustrator');

CREATE TYPE order_status AS ENUM ('pending', 'paid', 'shipped', 'delivered', 'cancelled');

CREATE DOMAIN isbn13 AS char(13) CHECK (VALUE ~ '^97[89][0-9]{10}$');

CREATE DOMAIN email_address AS varchar(254) CHECK (VALUE LIKE '%_@_%');

CREATE DOMAIN amount AS numeric(10, 2) CHECK (VALUE >= 0);
