/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * The words of the grammar that may be a name anywhere.
 */
export const unreservedWords = `abort absent absolute access action add admin after aggregate also
alter always asensitive assertion assignment at atomic attach attribute backward
before begin breadth by cache call called cascade cascaded catalog
chain characteristics checkpoint class close cluster columns comment comments commit
committed compression conditional configuration conflict connection constraints content continue conversion
copy cost csv cube current cursor cycle data database deallocate
declare defaults deferred definer delete delimiter delimiters depends depth detach
dictionary disable discard document domain double drop each empty enable
encoding encrypted enforced enum error escape event exclude excluding exclusive
execute explain expression extension external family finalize first following force
format forward function functions generated global granted groups handler header
hold identity if immediate immutable implicit import include including increment
indent index indexes inherit inherits inline input insensitive insert instead
invoker isolation keep key keys label language large last leakproof
level listen load local location lock locked logged mapping match
matched materialized maxvalue merge method minvalue mode move name names
nested new next nfc nfd nfkc nfkd no normalized nothing
notify nowait nulls object objects of off oids old omit
operator option options ordinality others overriding owned owner parallel parameter
parser partial partition passing password path period plan plans policy
preceding prepare prepared preserve prior privileges procedural procedure procedures program
publication quote quotes range read reassign recursive ref referencing refresh
reindex relative release rename repeatable replace replica reset restart restrict
return returns revoke role rollback rollup routine routines rows rule
savepoint scalar schema schemas scroll search security sequence sequences serializable
server session set sets share show simple skip snapshot source
sql stable standalone start statement statistics stdin stdout storage stored
strict string strip subscription support sysid system tables tablespace target
temp template temporary text ties transaction transform trigger truncate trusted
type types uescape unbounded uncommitted unconditional unencrypted unknown unlisten unlogged
until update vacuum valid validate validator value version view views
virtual volatile whitespace work wrapper write xml yes zone`
