CREATE TABLE book (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text NOT NULL, price numeric);
CREATE VIEW shelf AS SELECT id, title, upper(title) AS loud, price FROM book WHERE price > 1;
CREATE VIEW titles AS SELECT DISTINCT title FROM book;
CREATE VIEW all_titles AS SELECT title FROM titles;
CREATE VIEW totals AS SELECT title, count(*) AS n FROM book GROUP BY title;
CREATE FUNCTION put() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$;
CREATE TRIGGER put INSTEAD OF INSERT ON totals FOR EACH ROW EXECUTE FUNCTION put();
CREATE VIEW prices AS SELECT price, price * 2 AS twice FROM book;
CREATE RULE cheaper AS ON UPDATE TO prices DO INSTEAD UPDATE book SET price = new.twice WHERE price = old.price;
