import type { ForeignKey, Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { EditText, KeyAction, NamedColumn } from '../../edit/edit-text.ts'
import { postgresqlSqlText } from './sql-text.ts'

// The row of a partition has the number of the partition besides its place in it.
const address = [
  { read: 'tableoid::text', match: (parameter: string) => `tableoid = ${parameter}::oid` },
  { read: 'ctid::text', match: (parameter: string) => `ctid = ${parameter}::tid` },
] as const

export const editText: EditText = {
  // SELECT of some columns does not allow the system's.
  address: ({ columns }) => (columns.some(({ isUnreadable }) => isUnreadable) ? [] : address),
  lock: ' FOR UPDATE',
  returning: true,
  overriding: 'OVERRIDING SYSTEM VALUE ',
  defaultRow: 'DEFAULT VALUES',
  generatedKey: undefined,
  defaultQuery: undefined,
  restoring: undefined,
  hidesColumns: undefined,
  keyAction,
  refers,
  unseen: undefined,
}

/**
 * Policies hold for what a user asks, and not for what foreign keys do. A key of a partition is the key of its table, and
 * one may be not enforced, or have no triggers that are enabled.
 */
async function keyAction(
  session: Queryable,
  relation: Relation,
  { name }: ForeignKey,
): Promise<KeyAction> {
  const parameters = [postgresqlSqlText.relation(relation), name ?? null]
  const [row] = (await session.query({ sql: KEY_ACTION, parameters })).rows
  if (row?.[0] === 'true') return 'idle'
  return row?.[1] === 'true' ? 'hidden' : 'acts'
}

const KEY_ACTION = `
select coalesce((
    select coalesce(above.conrelid <> k.conrelid, false) or coalesce( to_jsonb(k) ->> 'conenforced' = 'false', false) or not exists (
      select from pg_trigger t where t.tgconstraint = k.oid and t.tgrelid = k.confrelid
        and t.tgenabled in ('A', case current_setting('session_replication_role') when 'replica' then 'R' else 'O' end))
    from pg_constraint k left join pg_constraint above on above.oid = k.conparentid
    where k.conrelid = $1::regclass and k.conname = $2 and k.contype = 'f'
  ), false)::text, row_security_active($1::regclass)::text`

/** The key that is referred to says by which collation (ri_triggers.c). */
function refers(parent: NamedColumn, child: NamedColumn): string {
  const { collation } = parent.column
  const isCollated = collation !== undefined || child.column.collation !== undefined
  const by = isCollated ? ` COLLATE ${postgresqlSqlText.quote(collation ?? 'default')}` : ''
  return `${parent.name} = ${child.name}${by}`
}
