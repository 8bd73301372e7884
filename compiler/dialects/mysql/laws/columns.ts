import type { Breach, Law } from '../../definition-rules.ts'
import { keysOf } from './keys.ts'

function impossible(name: string, reason: string): readonly Breach[] {
  return [{ kind: 'impossible-column', names: [name], reason }]
}

export const someColumn: Law = ({ kind, name, columns }) => {
  if (kind !== 'table' || columns.some(({ hidden }) => !hidden)) return []
  const lacking = columns.length === 0 ? 'a column' : 'a visible column'
  return impossible(name, `"${name}" would be left without ${lacking}`)
}

/** MariaDB: rows are added without naming it. */
export const invisibleDefault: Law = ({ kind, columns }) => {
  if (kind !== 'table') return []
  const lacking = columns.find(
    ({ hidden, nullable, hasDefault, generated, identity }) =>
      hidden && !nullable && !hasDefault && generated === 'none' && identity === 'none',
  )
  const name = lacking?.name ?? ''
  return lacking ? impossible(name, `"${name}" is INVISIBLE and NOT NULL without a default`) : []
}

/** MariaDB: that of a check in the definition of a column is the column's; JSON has such a check. */
export const checkNames: Law = ({ columns, checks }) => {
  const json = columns.filter(({ type }) => type.kind === 'scalar' && type.name === 'json')
  const names = [...json, ...checks].map(({ name = '' }) => name)
  const keys = names.map((name) => name.toLowerCase())
  const second = names.find((_, i) => keys.indexOf(keys[i] ?? '') < i)
  return second ? impossible(second, `two checks are called "${second}"`) : []
}

/** One column counts up, and begins a key. */
export const countingColumn: Law = (relation) => {
  if (relation.kind !== 'table') return []
  const [first, second] = relation.columns.filter(({ identity }) => identity === 'auto-increment')
  if (second) return impossible(second.name, `"${second.name}" is the second AUTO_INCREMENT column`)
  if (!first || keysOf(relation).some(({ columns }) => columns[0] === first.name)) return []
  return impossible(first.name, `"${first.name}" is AUTO_INCREMENT and must begin a key`)
}

/** What expressions name must be there and must not count up. */
export const columnsOfChecks: Law = (relation, world) =>
  relation.checks.flatMap(({ name, uses = [] }) => {
    const check = name === undefined ? 'a check' : `check "${name}"`
    const missing = uses.find((use) => !world.column(relation, use))
    if (missing) return inUse(missing, `${check} names "${missing}", which is no column`)
    const counting = uses.find((use) => world.column(relation, use)?.identity === 'auto-increment')
    return counting
      ? impossible(counting, `${check} cannot name "${counting}", which counts up`)
      : []
  })

/** Manual 15.1.20.8; in MariaDB a virtual column can be that is in no index. */
export function generatedFromCounting(which: 'all' | 'stored'): Law {
  return (relation, world) =>
    relation.columns.flatMap(({ name, generated, uses = [] }) => {
      const counts = (use: string) => world.column(relation, use)?.identity === 'auto-increment'
      const isKept =
        generated === 'stored' || keysOf(relation).some((key) => key.columns.includes(name))
      const counting = which === 'all' || isKept ? uses.find(counts) : undefined
      return counting
        ? impossible(counting, `"${name}" cannot be generated from "${counting}", which counts up`)
        : []
    })
}

export const columnsOfExpressions: Law = (relation, world) => [
  ...relation.columns.flatMap(({ name, uses = [] }) => {
    const missing = uses.find((use) => !world.column(relation, use))
    return missing ? inUse(missing, `column "${name}" is generated from "${missing}"`) : []
  }),
  ...relation.indexes.flatMap(({ name, uses = [] }) => {
    const missing = uses.find((use) => !world.column(relation, use))
    return missing ? inUse(missing, `index "${name ?? ''}" has an expression of "${missing}"`) : []
  }),
  ...(relation.partitionedBy ?? []).flatMap((name) =>
    world.column(relation, name) ? [] : inUse(name, `the table is partitioned by "${name}"`),
  ),
]

function inUse(name: string, reason: string): readonly Breach[] {
  return [{ kind: 'object-in-use', names: [name], reason }]
}
