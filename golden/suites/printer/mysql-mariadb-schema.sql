create table t (id int primary key auto_increment, a int, b varchar(50), c decimal(10, 2), d datetime, e json, f double, g text, `x y` int, `select` int, key by_a (a), key by_b (b), key by_ab (a, b), fulltext key words (g), fulltext key more (b, g));
create table u (id int primary key, a int, b varchar(50), t_id int);
create table v (id int primary key, a int, b varchar(50));
create table p (id int, a int) partition by range (id) (partition p0 values less than (10), partition p1 values less than (20), partition p2 values less than maxvalue);
