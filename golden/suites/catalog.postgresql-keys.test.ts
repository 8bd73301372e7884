import { test } from 'uvu'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { catalogCheck } from './catalog/check-catalog.ts'

const check = catalogCheck(postgresql, 'postgresql-15')

check('keys that may be broken for a while, and those that hold one NULL', {
  ddl: `
    CREATE TABLE t (a int PRIMARY KEY DEFERRABLE, b int UNIQUE NULLS NOT DISTINCT, c int UNIQUE INITIALLY DEFERRED);
    CREATE UNIQUE INDEX one_null ON t (b, c) NULLS NOT DISTINCT;
    CREATE TABLE u (a int, FOREIGN KEY (a) REFERENCES t (b) DEFERRABLE INITIALLY DEFERRED);`,
  catalog: `
    table public.t
      a int4 not null
      b int4
      c int4
      primary key t_pkey (a) deferrable
      unique t_b_key (b) nulls alike
      unique t_c_key (c) deferrable
      index one_null (b, c) unique nulls alike
    table public.u
      a int4
      foreign key u_a_fkey (a) -> public.t (b) on delete no-action on update no-action`,
})

check('keys that ONLY keeps from partitions hold when all of them have one like it', {
  ddl: `
    CREATE TABLE p (a int NOT NULL, b int) PARTITION BY RANGE (a);
    CREATE UNIQUE INDEX before ON ONLY p (a, b);
    CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
    CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20);
    ALTER TABLE ONLY p ADD CONSTRAINT waits PRIMARY KEY (a);
    CREATE UNIQUE INDEX lacking ON ONLY p (b, a);
    ALTER TABLE p1 ADD CONSTRAINT p1_key PRIMARY KEY (a);
    ALTER INDEX waits ATTACH PARTITION p1_key;
    CREATE TABLE p3 PARTITION OF p FOR VALUES FROM (20) TO (30);
    ALTER TABLE p2 ADD CONSTRAINT p2_key PRIMARY KEY (a);
    ALTER INDEX waits ATTACH PARTITION p2_key;
    CREATE TABLE q (a int) PARTITION BY RANGE (a);
    CREATE TABLE q1 PARTITION OF q FOR VALUES FROM (0) TO (10) PARTITION BY RANGE (a);
    CREATE TABLE q2 PARTITION OF q1 FOR VALUES FROM (0) TO (10);
    CREATE UNIQUE INDEX top ON ONLY q (a);
    CREATE UNIQUE INDEX middle ON ONLY q1 (a);
    CREATE UNIQUE INDEX low ON q2 (a);
    ALTER INDEX top ATTACH PARTITION middle;
    ALTER INDEX middle ATTACH PARTITION low;`,
  catalog: `
    table public.p
      a int4 not null
      b int4
      primary key waits (a)
      index before (a, b) unique
      index lacking (b, a) unique invalid
    table public.p1
      a int4 not null
      b int4
      primary key p1_key (a)
      index p1_a_b_idx (a, b) unique
    table public.p2
      a int4 not null
      b int4
      primary key p2_key (a)
      index p2_a_b_idx (a, b) unique
    table public.p3
      a int4 not null
      b int4
      primary key p3_pkey (a)
      index p3_a_b_idx (a, b) unique
      index p3_b_a_idx (b, a) unique
    table public.q
      a int4
      index top (a) unique
    table public.q1
      a int4
      index middle (a) unique
    table public.q2
      a int4
      index low (a) unique`,
})

check('an index takes over what its partitions have, valid or not', {
  ddl: `
    CREATE TABLE p (id int NOT NULL, v int) PARTITION BY RANGE (id);
    CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10) PARTITION BY RANGE (id);
    CREATE TABLE p11 PARTITION OF p1 FOR VALUES FROM (0) TO (5);
    CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20);
    CREATE UNIQUE INDEX i1 ON ONLY p1 (id);
    CREATE UNIQUE INDEX own ON p2 (id);
    CREATE UNIQUE INDEX waits ON p (id);
    CREATE UNIQUE INDEX holds ON p (id);
    ALTER TABLE ONLY p1 ADD CONSTRAINT k UNIQUE (id, v);
    ALTER TABLE p ADD CONSTRAINT kp UNIQUE (id, v);
    CREATE TABLE q (id int NOT NULL) PARTITION BY RANGE (id);
    CREATE TABLE q1 PARTITION OF q (CONSTRAINT q1_own PRIMARY KEY (id)) FOR VALUES FROM (0) TO (10);
    ALTER TABLE q ADD PRIMARY KEY (id);
    CREATE TABLE q2 (id int NOT NULL, CONSTRAINT q2_own UNIQUE (id));
    ALTER TABLE q ATTACH PARTITION q2 FOR VALUES FROM (10) TO (20);
    ALTER INDEX holds RENAME TO held;
    CREATE UNIQUE INDEX p11_own ON p11 (id);
    ALTER INDEX i1 ATTACH PARTITION p11_own;
    CREATE UNIQUE INDEX again ON p (id);
    DROP INDEX held;
    CREATE TABLE r (id int NOT NULL) PARTITION BY RANGE (id);
    CREATE TABLE r1 PARTITION OF r FOR VALUES FROM (0) TO (10) PARTITION BY RANGE (id);
    CREATE TABLE r11 PARTITION OF r1 FOR VALUES FROM (0) TO (5);
    CREATE UNIQUE INDEX low ON ONLY r1 (id);
    CREATE UNIQUE INDEX invalid ON r (id);
    CREATE TABLE r2 (id int NOT NULL) PARTITION BY RANGE (id);
    CREATE TABLE r21 PARTITION OF r2 FOR VALUES FROM (10) TO (15);
    CREATE UNIQUE INDEX passed_over ON ONLY r2 (id);
    ALTER TABLE r ATTACH PARTITION r2 FOR VALUES FROM (10) TO (20);
    ALTER TABLE r DETACH PARTITION r2;
    DROP INDEX r2_id_idx;`,
  catalog: `
    table public.p
      id int4 not null
      v int4
      unique kp (id, v) invalid
      index waits (id) unique
      index again (id) unique
    table public.p1
      id int4 not null
      v int4
      unique k (id, v) invalid
      index i1 (id) unique
      index p1_id_idx1 (id) unique
    table public.p11
      id int4 not null
      v int4
      index p11_own (id) unique
      index p11_id_idx1 (id) unique
    table public.p2
      id int4 not null
      v int4
      unique p2_id_v_key (id, v)
      index own (id) unique
      index p2_id_idx1 (id) unique
    table public.q
      id int4 not null
      primary key q_pkey (id)
    table public.q1
      id int4 not null
      primary key q1_own (id)
    table public.q2
      id int4 not null
      unique q2_own (id)
    table public.r
      id int4 not null
      index invalid (id) unique invalid
    table public.r1
      id int4 not null
      index low (id) unique invalid
    table public.r11
      id int4 not null
    table public.r2
      id int4 not null
      index passed_over (id) unique invalid
    table public.r21
      id int4 not null`,
})

check('parts of indexes go with them, and are parts of one', {
  ddl: `
    CREATE TABLE p (id int NOT NULL, v int) PARTITION BY RANGE (id);
    CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
    CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20);
    CREATE TABLE z (id int CONSTRAINT z_key UNIQUE);
    CREATE UNIQUE INDEX i ON ONLY p (id);
    CREATE UNIQUE INDEX j ON ONLY p (id);
    ALTER TABLE ONLY p ADD CONSTRAINT k UNIQUE (id);
    CREATE UNIQUE INDEX a ON p1 (id);
    CREATE UNIQUE INDEX b ON p1 (id, v);
    CREATE UNIQUE INDEX c ON p1 (id);
    ALTER INDEX i ATTACH PARTITION a;
    ALTER INDEX i ATTACH PARTITION a;
    ALTER INDEX j ATTACH PARTITION a;
    ALTER INDEX i ATTACH PARTITION c;
    ALTER INDEX j ATTACH PARTITION b;
    ALTER INDEX j ATTACH PARTITION z_key;
    ALTER INDEX k ATTACH PARTITION c;
    DROP INDEX a;`,
  catalog: `
    table public.p
      id int4 not null
      v int4
      unique k (id) invalid
      index i (id) unique invalid
      index j (id) unique invalid
    table public.p1
      id int4 not null
      v int4
      index a (id) unique
      index b (id, v) unique
      index c (id) unique
    table public.p2
      id int4 not null
      v int4
    table public.z
      id int4
      unique z_key (id)`,
  diagnostics: [
    'object-in-use "a"',
    'object-in-use "c"',
    'object-in-use "b"',
    'object-in-use "z_key"',
    'object-in-use "c"',
    'object-in-use "a"',
  ],
})

check('keys that partitions lack are no target of foreign keys', {
  ddl: `
    CREATE TABLE p (a int) PARTITION BY RANGE (a);
    CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
    CREATE UNIQUE INDEX waits ON ONLY p (a);
    CREATE TABLE fails (a int REFERENCES p (a));
    ALTER INDEX waits ATTACH PARTITION p1_key;`,
  catalog: `
    table public.p
      a int4
      index waits (a) unique invalid
    table public.p1
      a int4
    table public.fails
      a int4`,
  diagnostics: ['impossible-foreign-key "REFERENCES p (a)"', 'unknown-object "p1_key"'],
})

check('keys of logged tables point to none that a crash empties', {
  ddl: `
    CREATE UNLOGGED TABLE u (a int PRIMARY KEY, b int REFERENCES u);
    CREATE TABLE l (a int PRIMARY KEY);
    CREATE UNLOGGED TABLE pair (u int REFERENCES u, l int REFERENCES l);
    CREATE TABLE fails (a int REFERENCES u);
    SELECT a INTO UNLOGGED made FROM l;
    ALTER TABLE made ADD PRIMARY KEY (a);
    ALTER TABLE l ADD FOREIGN KEY (a) REFERENCES made;
    CREATE UNLOGGED TABLE copy AS SELECT a FROM l;
    ALTER TABLE pair SET LOGGED;
    ALTER TABLE u SET LOGGED;
    ALTER TABLE pair SET LOGGED;
    ALTER TABLE u SET UNLOGGED;
    ALTER TABLE copy SET LOGGED;
    CREATE TEMP TABLE passing (a int);
    ALTER TABLE passing SET LOGGED;`,
  catalog: `
    table public.u
      a int4 not null
      b int4
      primary key u_pkey (a)
      foreign key u_b_fkey (b) -> public.u () on delete no-action on update no-action
    table public.l
      a int4 not null
      primary key l_pkey (a)
    table public.pair
      u int4
      l int4
      foreign key pair_u_fkey (u) -> public.u () on delete no-action on update no-action
      foreign key pair_l_fkey (l) -> public.l () on delete no-action on update no-action
    table public.fails
      a int4
    table public.made unlogged
      a int4 not null
      primary key made_pkey (a)
    table public.copy
      a int4
    schema pg_temp
    table pg_temp.passing
      a int4`,
  diagnostics: [
    'impossible-foreign-key "u"',
    'impossible-foreign-key "made"',
    'object-in-use "SET LOGGED"',
    'object-in-use "SET UNLOGGED"',
    'object-in-use "SET LOGGED"',
  ],
})

check('unlogged tables', {
  ddl: `
    CREATE UNLOGGED TABLE a (id int);
    CREATE UNLOGGED TABLE b AS SELECT * FROM a;
    SELECT id INTO UNLOGGED c FROM a;
    CREATE TABLE d (id int);
    ALTER TABLE b SET LOGGED;
    ALTER TABLE d SET UNLOGGED;`,
  catalog: `
    table public.a unlogged
      id int4
    table public.b
      id int4
    table public.c unlogged
      id int4
    table public.d unlogged
      id int4`,
})

check('foreign keys of temporary tables point to temporary ones', {
  ddl: `
    CREATE TEMP TABLE passing (a int PRIMARY KEY);
    CREATE TABLE lasting (a int PRIMARY KEY);
    CREATE TABLE b (a int REFERENCES passing);
    CREATE TEMP TABLE c (a int REFERENCES lasting);
    CREATE TEMP TABLE d (a int REFERENCES passing);`,
  catalog: `
    table public.lasting
      a int4 not null
      primary key lasting_pkey (a)
    table public.b
      a int4
    schema pg_temp
    table pg_temp.passing
      a int4 not null
      primary key passing_pkey (a)
    table pg_temp.c
      a int4
    table pg_temp.d
      a int4
      foreign key d_a_fkey (a) -> pg_temp.passing () on delete no-action on update no-action`,
  diagnostics: ['impossible-foreign-key "passing"', 'impossible-foreign-key "lasting"'],
})

test.run()
