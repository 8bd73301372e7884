-- What an action is about goes by the names of before, what is added by those of after.
create table swapped (a int not null, b varchar(10), c text, key ka (a), key kb (b));
alter table swapped rename column a to b, rename column b to a;
alter table swapped change a b varchar(20), change b a int not null first;
alter table swapped rename index ka to kb, rename index kb to ka;
alter table swapped rename column a to b, rename column b to c, rename column c to a, rename to turned;
alter table turned rename column a to z, add column a int, add column y int after z, add key (y);
alter table turned add column z text, change z old varchar(5) not null, drop column a;
alter table turned rename column old to c2, rename column c2 to c3;
alter table turned rename column old to z, rename column b to z;
alter table turned rename column old to b;
alter table turned modify b int, modify b bigint;
alter table turned modify b int, alter column b set default 4;
alter table turned add column d int, alter column d set default 4;
alter table turned rename index ka to kc, rename index kc to kd;
alter table turned add key ke (b), rename index ke to kf;
alter table turned add key (b), rename column b to b2;
alter table turned add key (b2), rename column b to b2;

-- Foreign keys follow their columns; what they are called is free after the statement.
create table parent (id int primary key, other int, unique (other));
create table child (a int not null, b int, constraint f foreign key (b) references parent (other));
alter table child rename column a to b, rename column b to a;
alter table parent rename column id to other, rename column other to id;
alter table child drop foreign key f, add constraint f foreign key (a) references parent (id);
alter table child drop foreign key f, add constraint g foreign key (a) references parent (id);
alter table child drop foreign key g, add foreign key (a) references parent (id);
alter table child drop foreign key child_ibfk_1, add foreign key (a) references parent (id);

-- The names in expressions.
create table computed (a int not null, b int, g int as (b + 1), constraint k check (a > 0));
alter table computed rename column a to b, rename column b to a;
alter table computed rename column b to z, add column b int;
alter table computed rename column b to z, modify g int as (z + 1);
alter table computed rename column a to z, rename column z to a, modify g int as (a), drop check k;
alter table computed drop column g, drop column z, add column z bigint, add column g int as (z);
