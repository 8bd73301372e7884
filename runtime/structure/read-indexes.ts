import type { RawValue } from '../raw-value.ts'
import { groupRows } from '../group-rows.ts'
import { numberOf, textOf } from './raw-rows.ts'
import type { IndexText } from './structure.ts'

/** Of rows of index, method, condition, bytes, scans, part, and 1 where the part is no part of the key. */
export function readIndexTexts(rows: readonly (readonly RawValue[])[]): readonly IndexText[] {
  const groups = groupRows(rows, ([name]) => textOf(name) ?? '')
  return [...groups].map(([name, parts]) => {
    const [, method, where, bytes, scans] = parts[0] ?? []
    const ofKind = (isIncluded: boolean) =>
      parts
        .filter(([, , , , , , included]) => Boolean(Number(included)) === isIncluded)
        .flatMap(([, , , , , part]) => textOf(part) ?? [])
    return {
      name,
      parts: ofKind(false),
      included: ofKind(true),
      method: textOf(method),
      where: textOf(where),
      bytes: numberOf(bytes),
      scans: numberOf(scans),
    }
  })
}
