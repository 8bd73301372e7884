import type { IntrospectedConnection } from '../../engine.ts'
import { objectOf, type ScriptText } from '../../export/script/script-text.ts'
import type { Definitions } from '../../migrate/schema-object.ts'
import { postgresqlSqlText } from './sql-text.ts'

/** Names in values and definitions carry their schemas. */
const NO_PATH = `SET LOCAL search_path = ''`
const TABLES: ReadonlySet<string> = new Set(['table'])

export const postgresqlScriptText: ScriptText = {
  isReadApart: false,
  reading: [NO_PATH],
  begin: `BEGIN;
SET LOCAL client_encoding = 'UTF8';
SET LOCAL standard_conforming_strings = on;
SET LOCAL check_function_bodies = off;
SET LOCAL xmloption = content;
${NO_PATH};
`,
  beforeRows: '',
  behindRows: '',
  end: 'COMMIT;\n',
  statement: (sql) => `${sql};\n`,
  tableKinds: TABLES,
  looseKind: undefined,
  isPresent: ({ kind, name }) => kind === 'schema' && name === 'public',
  rowsOf: () => 'early',
  hiddenColumns: () => [],
  counters,
}

interface SequenceRow {
  readonly schema: string
  readonly name: string
  readonly ownerSchema: string | null
  readonly ownerName: string | null
}

const SEQUENCES = `
select n.nspname::text as schema, c.relname::text as name,
  tn.nspname::text as "ownerSchema", t.relname::text as "ownerName"
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
left join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid
  and d.refclassid = 'pg_catalog.pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0
left join pg_catalog.pg_class t on t.oid = d.refobjid
left join pg_catalog.pg_namespace tn on tn.oid = t.relnamespace
where c.relkind = 'S' and c.relpersistence <> 't' order by 1, 2`

const STATE = (relation: string) =>
  `select last_value::text as value, is_called as "isCalled" from ${relation}`

/** The sequences that the script makes, those of its columns among them. */
async function counters(
  connection: IntrospectedConnection,
  made: Definitions,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const row of await connection.query<SequenceRow>(SEQUENCES)) {
    if (!isMade(row, made)) continue
    const relation = postgresqlSqlText.relation(row)
    const [state] = await connection.query<{ value: string; isCalled: boolean }>(STATE(relation))
    const literal = `'${relation.replaceAll("'", "''")}'`
    found.push(`SELECT pg_catalog.setval(${literal}, ${state?.value}, ${state?.isCalled})`)
  }
  return found
}

const SEQUENCE_KINDS: ReadonlySet<string> = new Set(['sequence', 'serial'])

function isMade({ ownerSchema, ownerName, ...own }: SequenceRow, made: Definitions): boolean {
  if (ownerSchema === null || ownerName === null)
    return objectOf(own, made, SEQUENCE_KINDS) !== undefined
  return objectOf({ schema: ownerSchema, name: ownerName }, made, TABLES) !== undefined
}
