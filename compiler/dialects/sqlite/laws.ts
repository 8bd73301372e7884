import type { Column, Relation } from '../../ir/catalog.ts'
import type { Breach, Law, World } from '../definition-rules.ts'

const strictTypes: ReadonlySet<string> = new Set(['INT', 'INTEGER', 'REAL', 'TEXT', 'BLOB', 'ANY'])

/** Manual, STRICT Tables: each column has one of six types. */
const strict: Law = (relation) =>
  relation.columns.flatMap((column) =>
    relation.strict && !isStrict(column)
      ? impossible(column.name, `a STRICT table cannot have the type of "${column.name}"`)
      : [],
  )

function isStrict({ type }: Column): boolean {
  return type.kind === 'scalar' && type.modifiers.length === 0 && strictTypes.has(type.name)
}

const someColumn: Law = ({ kind, columns, name }) =>
  kind === 'table' && columns.every(({ generated }) => generated !== 'none')
    ? impossible(name, `"${name}" would be left without a column that is not generated`)
    : []

/** Manual, ALTER TABLE, 5: what keys, indexes and constraints of the relation use stays. */
const usedColumns: Law = (relation, world) => {
  const { primaryKey, uniqueKeys, foreignKeys, indexes, checks, columns } = relation
  const users = [
    ...(primaryKey ? [{ by: 'the primary key', names: primaryKey.columns }] : []),
    ...uniqueKeys.map((key) => ({ by: 'a unique key', names: key.columns })),
    ...foreignKeys.map((key) => ({ by: 'a foreign key', names: key.columns })),
    ...indexes.map(({ name, columns: keys, uses = [] }) => ({
      by: `index "${name ?? ''}"`,
      names: [...keys.flatMap((key) => key ?? []), ...uses],
    })),
    ...checks.map(({ uses = [] }) => ({ by: 'a check', names: uses })),
    ...columns.map(({ name, uses = [] }) => ({ by: `column "${name}"`, names: uses })),
  ]
  return users.flatMap(({ by, names }) => {
    const missing = names.find((name) => !isThere(name, relation, world))
    return missing ? inUse(missing, `"${missing}" is used by ${by}`) : []
  })
}

/** The rowid has names of its own (manual, CREATE TABLE, 5). */
function isThere(name: string, relation: Relation, world: World): boolean {
  return /^(?:rowid|oid|_rowid_)$/i.test(name) || world.column(relation, name) !== undefined
}

function impossible(name: string, reason: string): readonly Breach[] {
  return [{ kind: 'impossible-column', names: [name], reason }]
}

function inUse(name: string, reason: string): readonly Breach[] {
  return [{ kind: 'object-in-use', names: [name], reason }]
}

/** What SQLite asks of a table. */
export const laws: readonly Law[] = [someColumn, strict, usedColumns]
