import type { DefinitionRules } from '../definition-rules.ts'
import { names } from './names.ts'

/** `a`, `a`, `a` become `a`, `a:1`, `a:2`. */
export const distinctNames: DefinitionRules['distinctNames'] = (columns) => {
  const taken = new Set<string>()
  return columns.map(({ name }) => {
    let distinct = name
    for (let nth = 1; taken.has(names.columnKey(distinct)); nth += 1) {
      distinct = `${distinct.replace(/:\d+$/, '')}:${nth}`
    }
    taken.add(names.columnKey(distinct))
    return distinct
  })
}
