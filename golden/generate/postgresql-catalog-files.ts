import {
  castLines,
  core,
  functionLines,
  operatorClassLines,
  operatorLines,
  typeLines,
  typeNames,
} from './postgresql-catalog-queries.ts'

/** One data file. */
export interface CatalogFile {
  readonly name: string
  /** Above the constants, for the reader of the data. */
  readonly comment: string
  /** By the name of the constant; each row of the query is a line of it. */
  readonly queries: Readonly<Record<string, string>>
}

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
  queries: { types: typeLines(core) },
}

const casts: CatalogFile = {
  name: 'casts',
  comment: `/**
 * ${generated}
 * A line is a source and its targets by context: \`i\` implicit, \`a\` in an assignment, \`e\` explicit;
 * \`~\` at the end: its function is not immutable, \`=\`: it has none, \`*\`: it goes through text.
 */`,
  queries: { casts: castLines(core) },
}

const operators: CatalogFile = {
  name: 'operators',
  comment: `/**
 * ${generated}
 * A line is an operator, then \`left,right>result\` for each overload (\`,right\` for a prefix
 * operator), with \`?\` at the end where its function is called for NULL too, then \`~\` where it is not
 * immutable.
 */`,
  queries: { operators: operatorLines(core) },
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
  queries: { functions: functionLines(core) },
}

const systemRelations: CatalogFile = {
  name: 'system-relations',
  comment: `/**
 * ${generated}
 * A line is \`schema relation kind\`, its unique keys \`a,b\` (the primary one first) joined by \`;\` or
 * \`-\`, and its columns \`name:type\`, with \`!\` at the end where NULL is refused. Kinds: \`r\` table, \`v\`
 * view, \`d\` domain, whose one column is its base type.
 */`,
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

const operatorClasses: CatalogFile = {
  name: 'operator-classes',
  comment: `/**
 * ${generated}
 * A line is an access method, an operator class of it, \`!\` where it is the default, and the type that it takes.
 */`,
  queries: { operatorClasses: operatorClassLines(core) },
}

const words: CatalogFile = {
  name: 'words',
  comment: `/**
 * ${generated}
 * The words of the grammar that may be a name anywhere.
 */`,
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
  operatorClasses,
]
