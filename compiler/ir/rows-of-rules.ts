import type { ChangeEvent, Relation } from './catalog.ts'

/**
 * Whether RETURNING of a change may show what a rule gives, as many rows and of what it likes: `ON INSERT TO t DO INSTEAD
 * INSERT INTO u SELECT ... RETURNING ...`. A change of a view becomes one of what it shows.
 */
export function givesRowsOfRules(
  { instead = [], ruledThrough = [] }: Relation,
  event: ChangeEvent,
): boolean {
  const isRuled = instead.some(
    ({ kind, returns, events }) => kind === 'rule' && returns && events.includes(event),
  )
  return isRuled || ruledThrough.includes(event)
}
