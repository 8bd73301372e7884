/** One data file. */
export interface CatalogFile {
  readonly name: string
  /** Above the constants, for the reader of the data. */
  readonly comment: string
  /** What must be there before the queries are run. */
  readonly extensions: readonly string[]
  /** By the name of the constant; each row of the query is a line of it. */
  readonly queries: Readonly<Record<string, string>>
}

/** Which rows of a catalog a file is about, as a condition over the oid of its row. */
type Membership = (catalog: string, oid: string) => string

/** Built in: below the first oid that is free for users. */
const core: Membership = (_catalog, oid) => `${oid} < 16384`

const ofExtensions: Membership = (catalog, oid) =>
  `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid}
    and deptype = 'e' and refobjid in (select oid from pg_extension where extname <> 'plpgsql'))`

/** `int4`, and `int4[]` for what the catalogs call `_int4`. */
const typeNames = `
  named as (
    select t.oid, case when e.oid is null then t.typname else e.typname || '[]' end as name
    from pg_type t left join pg_type e on e.typarray = t.oid
  )`

const generated =
  'Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).'

const types: CatalogFile = {
  name: 'types',
  comment: `/**
 * ${generated}
 * A line is \`name category\`, \`!\` after the category of a preferred type; then \`<x\` for a range
 * over x, \`{x\` for a multirange of the range x, \`[x\` for what is subscripted like an array of x;
 * \`~i\`, \`~o\`, \`~io\` where its input or output function is not immutable.
 */`,
  extensions: [],
  queries: { types: typeLines(core) },
}

function typeLines(member: Membership): string {
  return `with ${typeNames}
    select concat_ws(' ', t.typname, t.typcategory::text || case when t.typispreferred then '!' else '' end,
      '<' || subtype.name, '{' || range.name, '[' || element.name,
      '~' || nullif(case when input.provolatile = 'i' then '' else 'i' end ||
        case when output.provolatile = 'i' then '' else 'o' end, '')) as line
    from pg_type t
      left join pg_range r on r.rngtypid = t.oid
      left join named subtype on subtype.oid = r.rngsubtype
      left join pg_range m on m.rngmultitypid = t.oid
      left join named range on range.oid = m.rngtypid
      left join named element on element.oid = t.typelem
      join pg_proc input on input.oid = t.typinput
      join pg_proc output on output.oid = t.typoutput
    where ${member('pg_type', 't.oid')}
      and t.typnamespace <> 'information_schema'::regnamespace
      and t.typtype in ('b', 'p', 'r', 'm')
      and t.typname <> '_record'
      and not exists (select from pg_type e where e.typarray = t.oid)
    order by t.typname collate "C"`
}

const casts: CatalogFile = {
  name: 'casts',
  comment: `/**
 * ${generated}
 * A line is a source and its targets by context: \`i\` implicit, \`a\` in an assignment, \`e\` explicit;
 * \`~\` at the end: its function is not immutable, \`=\`: it has none, \`*\`: it goes through text.
 */`,
  extensions: [],
  queries: { casts: castLines(core) },
}

function castLines(member: Membership): string {
  return `with ${typeNames}
    select source.name || ' ' ||
      string_agg(castcontext::text || target.name ||
        case when castmethod = 'b' then '=' when castmethod = 'i' then '*'
          when provolatile <> 'i' then '~' else '' end,
        ' ' order by target.name collate "C") as line
    from pg_cast
      left join pg_proc on pg_proc.oid = castfunc
      join named source on source.oid = castsource
      join named target on target.oid = casttarget
    where ${member('pg_cast', 'pg_cast.oid')}
    group by source.name
    order by source.name collate "C"`
}

const operators: CatalogFile = {
  name: 'operators',
  comment: `/**
 * ${generated}
 * A line is an operator, then \`left,right>result\` for each overload (\`,right\` for a prefix
 * operator), with \`?\` at the end where its function is called for NULL too, then \`~\` where it is not
 * immutable.
 */`,
  extensions: [],
  queries: { operators: operatorLines(core) },
}

function operatorLines(member: Membership): string {
  return `with ${typeNames}
    select oprname || ' ' || string_agg(
      coalesce(lefts.name, '') || ',' || rights.name || '>' || results.name ||
      case when proisstrict then '' else '?' end ||
      case when provolatile = 'i' then '' else '~' end,
      ' ' order by lefts.name collate "C", rights.name collate "C") as line
    from pg_operator
      join pg_proc on pg_proc.oid = oprcode
      left join named lefts on lefts.oid = oprleft
      join named rights on rights.oid = oprright
      join named results on results.oid = oprresult
    where ${member('pg_operator', 'pg_operator.oid')}
    group by oprname
    order by oprname collate "C"`
}

const functions: CatalogFile = {
  name: 'functions',
  comment: `/**
 * ${generated}
 * A line is a name and its overloads, separated by \`;\`. An overload is \`flags result parameters...\`.
 * Flags: \`f\` function, \`a\` aggregate, \`o\` ordered-set aggregate, \`h\` hypothetical-set aggregate, \`w\`
 * window function, \`p\` procedure; \`s\` strict, \`r\` set-returning, \`v\` not immutable. A result \`(a:x,b:y)\` has named columns.
 * A parameter is \`[name:]type\`, \`*\` before a variadic one, \`?\` after one with a default.
 */`,
  extensions: [],
  queries: { functions: functionLines(core) },
}

function functionLines(member: Membership): string {
  return `with ${typeNames},
    arguments as (
      select p.oid, a.position, a.type, coalesce(p.proargmodes[a.position], 'i') as mode,
        nullif(p.proargnames[a.position], '') as argument,
        count(*) filter (where coalesce(p.proargmodes[a.position], 'i') in ('i', 'b', 'v'))
          over (partition by p.oid order by a.position) as input
      from pg_proc p, unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality as a(type, position)
    ),
    signatures as (
      select p.oid,
        string_agg(
          case when a.mode = 'v' then '*' else '' end || coalesce(a.argument || ':', '') ||
          n.name || case when a.input > p.pronargs - p.pronargdefaults then '?' else '' end,
          ' ' order by a.position) filter (where a.mode in ('i', 'b', 'v')) as parameters,
        string_agg(a.argument || ':' || n.name, ',' order by a.position)
          filter (where a.mode in ('o', 'b', 't')) as columns
      from pg_proc p
        left join arguments a on a.oid = p.oid
        left join named n on n.oid = a.type
      group by p.oid
    )
    select proname || ' ' || string_agg(
      concat_ws(' ',
        case when a.aggkind in ('o', 'h') then a.aggkind::text else p.prokind::text end ||
        case when p.proisstrict then 's' else '' end ||
        case when p.proretset then 'r' else '' end ||
        case when p.provolatile = 'i' then '' else 'v' end,
        coalesce('(' || s.columns || ')', result.name),
        s.parameters),
      ';' order by pronargs, s.parameters collate "C") as line
    from pg_proc p
      join signatures s on s.oid = p.oid
      join named result on result.oid = p.prorettype
      left join pg_aggregate a on a.aggfnoid = p.oid
    where ${member('pg_proc', 'p.oid')}
      and p.pronamespace <> 'information_schema'::regnamespace
      and p.prorettype not in ('internal'::regtype, 'trigger'::regtype, 'event_trigger'::regtype)
      and not 'internal'::regtype = any (p.proargtypes)
    group by proname
    order by proname collate "C"`
}

const systemRelations: CatalogFile = {
  name: 'system-relations',
  comment: `/**
 * ${generated}
 * A line is \`schema relation kind\`, its unique keys \`a,b\` (the primary one first) joined by \`;\` or
 * \`-\`, and its columns \`name:type\`, with \`!\` at the end where NULL is refused. Kinds: \`r\` table, \`v\`
 * view, \`d\` domain, whose one column is its base type.
 */`,
  extensions: [],
  queries: {
    systemRelations: `with ${typeNames},
    keys as (
      select conrelid, string_agg(names, ';' order by contype, names collate "C") as keys
      from pg_constraint, lateral (
        select string_agg(attname, ',' order by position) as names
        from unnest(conkey) with ordinality as k(number, position)
          join pg_attribute on attrelid = conrelid and attnum = number
      ) as columns
      where contype in ('p', 'u')
      group by conrelid
    ),
    relations as (
      select relnamespace as namespace, relname as name, relkind::text as kind,
        coalesce(keys, '-') as keys,
        string_agg(attname || ':' || named.name || case when attnotnull then '!' else '' end, ' '
          order by attnum) as columns
      from pg_class
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        join named on named.oid = atttypid
        left join keys on conrelid = pg_class.oid
      where relkind in ('r', 'v')
      group by pg_class.oid, keys
    ),
    domains as (
      select typnamespace as namespace, typname as name, 'd' as kind, '-' as keys,
        'base:' || named.name || case when typnotnull then '!' else '' end as columns
      from pg_type join named on named.oid = typbasetype
      where typtype = 'd'
    )
    select concat_ws(' ', nspname, name, kind, keys, columns) as line
    from (select * from relations union all select * from domains) as objects
      join pg_namespace on pg_namespace.oid = namespace
    where nspname in ('pg_catalog', 'information_schema')
    order by nspname collate "C", kind, name collate "C"`,
  },
}

const extensions: CatalogFile = {
  name: 'extensions',
  comment: `/**
 * ${generated}
 * What widespread extensions bring, in the form of types.ts, casts.ts, operators.ts and functions.ts.
 */`,
  extensions: [
    'citext',
    'fuzzystrmatch',
    'hstore',
    'ltree',
    'pg_trgm',
    'pgcrypto',
    'unaccent',
    'uuid-ossp',
  ],
  queries: {
    extensionTypes: typeLines(ofExtensions),
    extensionCasts: castLines(ofExtensions),
    extensionOperators: operatorLines(ofExtensions),
    extensionFunctions: functionLines(ofExtensions),
  },
}

/** Behind the extensions, and more of them. */
const operatorClasses: CatalogFile = {
  name: 'operator-classes',
  comment: `/**
 * ${generated}
 * A line is an access method, an operator class of it, \`!\` where it is the default, the type that it takes,
 * and the extension that brings it.
 */`,
  extensions: ['btree_gin', 'btree_gist', 'cube', 'intarray', 'isn', 'seg'],
  queries: {
    operatorClasses: operatorClassLines(core),
    extensionOperatorClasses: operatorClassLines(ofExtensions),
  },
}

function operatorClassLines(member: Membership): string {
  return `with ${typeNames}
    select concat_ws(' ', a.amname, c.opcname || case when c.opcdefault then '!' else '' end, t.name,
        (select x.extname from pg_depend d join pg_extension x on x.oid = d.refobjid
          where d.classid = 'pg_opclass'::regclass and d.objid = c.oid and d.deptype = 'e')) as line
    from pg_opclass c
      join pg_am a on a.oid = c.opcmethod
      join named t on t.oid = c.opcintype
    where ${member('pg_opclass', 'c.oid')}
    order by a.amname collate "C", c.opcname collate "C", t.name collate "C"`
}

const words: CatalogFile = {
  name: 'words',
  comment: `/**
 * ${generated}
 * The words of the grammar that may be a name anywhere.
 */`,
  extensions: [],
  queries: {
    unreservedWords: `select string_agg(word, ' ' order by word) as line
      from (select word, (row_number() over (order by word) - 1) / 10 as line
        from pg_get_keywords() where catcode = 'U' and barelabel) as listed
      group by line order by line`,
  },
}

/** What the compiler knows of PostgreSQL's own catalogs. */
export const catalogFiles: readonly CatalogFile[] = [
  types,
  casts,
  operators,
  functions,
  systemRelations,
  words,
  // Last: what it creates is in the catalogs from then on.
  extensions,
  operatorClasses,
]
