import type { BrowsedEngine } from '../../fixtures/browse/opened-database.ts'

/** Schemas with whatever a script may get wrong: what runs on inserts, numbers itself, or needs each other. */
export const scriptSchemas: Readonly<Record<BrowsedEngine, string>> = {
  'postgresql-18': `
create schema shop;
create type shop.state as enum ('new', 'it''s');
create domain positive as int check (value > 0);
create table authors (
  id bigint generated always as identity primary key,
  name varchar(40) not null unique, best_book int, born date default current_date);
create table books (
  id serial primary key, author_id bigint references authors, price numeric(8, 2) check (price >= 0),
  twice numeric generated always as (price * 2) stored, count positive, state shop.state default 'new');
alter table authors add foreign key (best_book) references books;
create sequence tickets start 10 increment 5;
create sequence unused start 7;
create table shop.parted (id int, at date) partition by range (at);
create table shop.parted_2024 partition of shop.parted for values from ('2024-01-01') to ('2025-01-01');
create index on shop.parted (id);
create table parent (a int);
create table child (b int) inherits (parent);
create table "Odd ""Name""" ("select" int, "a.b" text);
create function count_books() returns trigger language plpgsql as $$
begin new.price := new.price + 1; return new; end $$;
create trigger raised before insert on books for each row execute function count_books();
create view cheap as select id, price from books where price < 10;
create materialized view prices as select price from books;
create unique index lower_name on authors (lower(name));
comment on column books.price is E'in euro;\\nor so';
alter table books enable row level security;
create policy all_books on books using (true);
insert into authors (name) values ('Ann'), (E'B\\r\\nob\\\\'), ('Cé');
delete from authors where name = 'Cé';
insert into books (author_id, price, count, state) values (1, 1.50, 3, 'it''s'), (2, 100, null, 'new');
update authors set best_book = id;
select nextval('tickets'), nextval('tickets');
insert into shop.parted values (1, '2024-05-05');
insert into parent values (1);
insert into child values (2, 3);
insert into "Odd ""Name""" values (1, '=1');
refresh materialized view prices;`,
  mysql: mysqlSchema('mysql'),
  mariadb: `${mysqlSchema('mariadb')}
create sequence tickets start with 10 increment by 5;
create sequence unused start with 7;
do nextval(tickets);`,
  sqlite: `
create table authors (id integer primary key autoincrement, name text not null unique collate nocase, best_book int references books);
create table books (
  id integer primary key, author_id integer references authors on delete cascade, price decimal(8, 2) check (price >= 0),
  twice generated always as (price * 2), state text default 'new') strict;
create table pairs (a text, b int, primary key (a, b)) without rowid;
create table "odd ""name""" ("select", "a.b" text);
create index priced on books (price) where price > 1;
create index folded on authors (lower(name));
create view cheap as select id, price from books where price < 10;
create trigger raised after insert on books begin
  update books set price = price + 1 where id = new.id; insert into pairs values ('x', new.id); end;
create virtual table notes using fts5(title, body);
create virtual table boxes using rtree(id, x0, x1);
create virtual table book_index using fts5(state, content = 'books', content_rowid = 'id');
insert into authors (name) values ('Ann'), ('B' || char(13, 10) || 'ob'), ('Cé');
delete from authors where name = 'Cé';
insert into books (author_id, price, state) values (1, 1.5, 'it''s'), (2, 100, 'new;');
update authors set best_book = id;
insert into "odd ""name""" values (1, '=1'), (1.0, x'00');
insert into notes (rowid, title, body) values (7, 'a', 'b c'), (9, 'd', 'e');
insert into boxes values (3, 0.5, 1.5);
insert into book_index (book_index) values ('rebuild');
pragma user_version = 42;`.replace(') strict;', ');'),
}

function mysqlSchema(engine: 'mysql' | 'mariadb'): string {
  const invisible = engine === 'mysql' ? 'secret int invisible' : 'secret int invisible default 4'
  return `
create table authors (
  id bigint unsigned auto_increment primary key, name varchar(40) character set latin1 not null unique, best_book int,
  zero date default null);
create table books (
  id int auto_increment primary key, author_id bigint unsigned, price decimal(8, 2),
  twice decimal(9, 2) generated always as (price * 2) stored,
  state enum('new', 'it''s') default 'new', ${invisible},
  constraint by_author foreign key (author_id) references authors (id),
  constraint no_debt check (price >= 0), key priced (price desc));
alter table authors add constraint best foreign key (best_book) references books (id);
create table \`odd \`\`name\`\`\` (\`select\` int, \`a.b\` text);
create trigger raised before insert on books for each row begin
  set new.price = new.price + 1; set new.state = 'new'; end;
create function twice(n int) returns int deterministic begin declare r int; set r = n * 2; return r; end;
create procedure nothing() begin select ";"; select 'it''s;' as \`a b\`; end;
create view cheap as select id, price from books where price < 10;
insert into authors (name) values ('Ann'), (concat('B', char(13, 10 using utf8mb4), 'ob\\\\')), ('Cé');
delete from authors where name = 'Cé';
insert into books (author_id, price, secret) values (1, 1.50, 5), (2, 100, null);
update authors set best_book = id;
insert into \`odd \`\`name\`\`\` values (1, '=1');`
}
