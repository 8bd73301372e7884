import type { Column } from '../../../../api/tables.ts'
import type { GridView } from '../grid-view.ts'
import { conditionsOf, fromConditions, withoutNode } from './filter-tree.ts'
import { filterWords } from './filter-words.ts'

/** A part of a view that hides rows, and the view without it. */
export interface HidingPart {
  readonly words: string
  readonly without: GridView
}

const LONGEST = 80

/** Everything that may hide rows: each condition, the condition in SQL, the search. */
export function hidingParts(
  view: GridView,
  columns: readonly Pick<Column, 'name' | 'kind'>[],
): readonly HidingPart[] {
  const conditions = conditionsOf(view.filter)
  const { filter: _, ...rest } = view
  return [
    ...conditions.map((condition, place) => ({
      words: filterWords(condition, columns),
      without: { ...rest, filter: fromConditions(withoutNode(conditions, [place])) },
    })),
    ...(view.where === ''
      ? []
      : [{ words: `WHERE ${short(view.where)}`, without: { ...view, where: '' } }]),
    ...(view.search === ''
      ? []
      : [{ words: `search for “${short(view.search)}”`, without: { ...view, search: '' } }]),
  ]
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
