-- Parentheses in FROM, operands of words.
select * from a natural join {oj b}
select 1 member of (a collate x)
select 1 member of (interval 1 day + 1)
-- VALUES() behind ON DUPLICATE KEY UPDATE, forms of numbers, diagnostics.
create user 's' with max_queries_per_hour x'1f'
create user 's' with max_user_connections x'1f'
create user 's' with max_connections_per_hour x'1f'
select weight_string(a as char(x'1f'))
-- Transactions, clauses behind INTO, rows of INSERT as operands, options once.
DESCRIBE FOR CONNECTION x'1f'
-- Queries where none may stand, packages and programs, replication.
set persist a = (select 1)
change replication source to source_port = x'1f'
-- One of each: what the manuals describe.
set persist a = 1, persist_only b = 2
-- CAST and WINDOW as names, collations.
select nth_value(a, 1 + 1) over ()
-- NOWAIT of definitions, which a server that is busy with the table would refuse to run.
alter table g1 nowait drop column if exists y
drop index if exists ia on g1 nowait
rename table if exists g1 wait 2 to g2, nope nowait to nope2
drop table g2 nowait
