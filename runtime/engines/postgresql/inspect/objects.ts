import type { ObjectKind, ObjectQueries } from '../../../objects/stored-object.ts'

const OWN = `n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`
const FROM_EXTENSION = (oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`

const lists: Readonly<Record<ObjectKind, string>> = {
  view: `SELECT n.nspname, c.relname, CASE c.relkind WHEN 'm' THEN 'materialized' ELSE '' END
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('v', 'm') AND ${OWN} AND ${FROM_EXTENSION('c.oid')} ORDER BY 1, 2`,
  routine: `SELECT n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)
FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
WHERE p.prokind IN ('f', 'p', 'w') AND ${OWN} AND ${FROM_EXTENSION('p.oid')} ORDER BY 1, 2, 3`,
  trigger: `SELECT n.nspname, t.tgname, c.relname
FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE NOT t.tgisinternal AND ${OWN} ORDER BY 1, 2, 3`,
  sequence: `SELECT n.nspname, c.relname, coalesce((SELECT d.refobjid::regclass::text FROM pg_depend d
  WHERE d.objid = c.oid AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass LIMIT 1), '')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'S' AND ${OWN} AND ${FROM_EXTENSION('c.oid')} ORDER BY 1, 2`,
  type: `SELECT n.nspname, t.typname, CASE t.typtype WHEN 'e' THEN 'enum' WHEN 'd' THEN 'domain' WHEN 'r' THEN 'range'
  ELSE 'composite' END
FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace LEFT JOIN pg_class c ON c.oid = t.typrelid
WHERE (t.typtype IN ('e', 'd', 'r') OR t.typtype = 'c' AND c.relkind = 'c') AND ${OWN}
  AND ${FROM_EXTENSION('t.oid')} ORDER BY 1, 2`,
}

const sources: Readonly<Record<ObjectKind, string>> = {
  view: `SELECT format(E'CREATE %s %I.%I AS\\n%s',
  CASE c.relkind WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'VIEW' END, n.nspname, c.relname,
  pg_get_viewdef(c.oid, true))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('v', 'm') AND n.nspname = $1 AND c.relname = $2`,
  routine: `SELECT pg_get_functiondef(p.oid)
FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
WHERE p.prokind IN ('f', 'p', 'w') AND n.nspname = $1 AND p.proname = $2
ORDER BY pg_get_function_identity_arguments(p.oid)`,
  trigger: `SELECT pg_get_triggerdef(t.oid, true) || ';'
FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE NOT t.tgisinternal AND n.nspname = $1 AND t.tgname = $2 ORDER BY c.relname`,
  sequence: `SELECT format(
  'CREATE SEQUENCE %I.%I AS %s START WITH %s INCREMENT BY %s MINVALUE %s MAXVALUE %s CACHE %s%s;',
  schemaname, sequencename, data_type, start_value, increment_by, min_value, max_value, cache_size,
  CASE WHEN cycle THEN ' CYCLE' ELSE '' END)
FROM pg_sequences WHERE schemaname = $1 AND sequencename = $2`,
  type: `SELECT CASE t.typtype
  WHEN 'e' THEN format(E'CREATE TYPE %I.%I AS ENUM (\n%s\n);', n.nspname, t.typname,
    (SELECT string_agg(format('  %L', e.enumlabel), E',\n' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid))
  WHEN 'd' THEN format('CREATE DOMAIN %I.%I AS %s%s%s%s;', n.nspname, t.typname, format_type(t.typbasetype, t.typtypmod),
    coalesce(' DEFAULT ' || t.typdefault, ''), CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END,
    (SELECT string_agg(format(E'\n  CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid, true)), '' ORDER BY k.oid)
      FROM pg_constraint k WHERE k.contypid = t.oid AND k.contype = 'c'))
  WHEN 'r' THEN (SELECT format('CREATE TYPE %I.%I AS RANGE (subtype = %s);', n.nspname, t.typname, format_type(r.rngsubtype, NULL))
    FROM pg_range r WHERE r.rngtypid = t.oid)
  ELSE format(E'CREATE TYPE %I.%I AS (\n%s\n);', n.nspname, t.typname,
    (SELECT string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\n' ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped)) END
FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
WHERE t.typtype IN ('e', 'd', 'r', 'c') AND n.nspname = $1 AND t.typname = $2`,
}

/** From the system catalogs: https://www.postgresql.org/docs/current/functions-info.html */
export const postgresqlObjects: ObjectQueries = {
  kinds: ['view', 'routine', 'trigger', 'sequence', 'type'],
  list: (kind) => ({ sql: lists[kind], parameters: [] }),
  sources: ({ kind, schema, name }) => ({ sql: sources[kind], parameters: [schema, name] }),
}
