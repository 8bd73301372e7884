import type { DefinitionRules, ResultColumn } from '../definition-rules.ts'
import { names } from './names.ts'

/** In a view, what the engine has named itself gets another name: `Name_exp_a + 1`. */
export function distinctNames(prefix: string): DefinitionRules['distinctNames'] {
  return (columns, kind) =>
    kind === 'table' ? columns.map(({ name }) => name) : viewNames(columns, prefix)
}

function viewNames(columns: readonly ResultColumn[], prefix: string): readonly string[] {
  const given = columns.map(({ name }) => name)
  const isDistinct = new Set(given.map(names.columnKey)).size === given.length
  if (isDistinct) return given
  const isOwn = (i: number) => columns[i]?.naming === 'engine'
  columns.forEach((_, i) => {
    for (let before = 0; before < i; before += 1) {
      if (!isSame(given[before], given[i])) continue
      const renamed = isOwn(i) ? i : before
      if (isOwn(renamed))
        given[renamed] = freeName(columns[renamed]?.name ?? '', given.slice(0, renamed), prefix)
    }
  })
  return given
}

function freeName(name: string, taken: readonly string[], prefix: string): string {
  for (let nth = 0; ; nth += 1) {
    const candidate = `${prefix}${nth === 0 ? '' : `${nth}_`}${name}`
    if (!taken.some((other) => isSame(other, candidate))) return candidate
  }
}

function isSame(one = '', other = ''): boolean {
  return names.columnKey(one) === names.columnKey(other)
}
