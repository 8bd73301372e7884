import type { TokenCursor } from './token-cursor.ts'
import { canonicalName, canonicalText, type SqlToken } from './tokens.ts'

export type ConstraintKind = 'primary-key' | 'unique' | 'foreign-key' | 'check'

/** A constraint of a table, in the one form that stands for all of its spellings. */
export interface TableConstraint {
  readonly kind: ConstraintKind
  readonly name: string | undefined
  readonly definition: string
  /** The table that a foreign key references. */
  readonly references: string | undefined
  /** The column in whose definition it stands. */
  readonly column: string | undefined
}

/** `ON CONFLICT ABORT` is what holds without it. */
export function takeConflict(cursor: TokenCursor): string | undefined {
  if (!cursor.takeWords('on', 'conflict')) return undefined
  const action = cursor.takeName()?.toLowerCase()
  return action === 'abort' ? undefined : action
}

/** `a` and `a ASC` are the same key. */
export function canonicalKey(columns: readonly SqlToken[]): string {
  return canonicalText(columns).replaceAll(/ asc(?= ,|$)/g, '')
}

export function keyDefinition(words: string, columns: string, more: readonly string[]): string {
  return [`${words} ( ${columns} )`, ...more].join(' ')
}

export function conflictWords(conflict: string | undefined): readonly string[] {
  return conflict === undefined ? [] : [`on conflict ${conflict}`]
}

interface Referenced {
  readonly table: string
  readonly definition: string
}

/** Reads what stands behind REFERENCES. */
export function takeReference(cursor: TokenCursor): Referenced {
  const table = cursor.takeName() ?? ''
  const columns = cursor.takeGroup()
  const actions = new Map<string, string>()
  for (;;) {
    if (cursor.takeWords('match')) cursor.take()
    else if (cursor.takeWords('on')) {
      const event = cursor.takeName()?.toLowerCase() ?? ''
      actions.set(event, takeAction(cursor))
    } else break
  }
  const listed = columns === undefined ? [] : [`( ${canonicalText(columns)} )`]
  const told = ['delete', 'update'].flatMap((event) => {
    const action = actions.get(event) ?? 'no action'
    return action === 'no action' ? [] : [`on ${event} ${action}`]
  })
  return { table, definition: ['references', canonicalName(table), ...listed, ...told].join(' ') }
}

const ACTIONS = ['cascade', 'restrict'] as const

function takeAction(cursor: TokenCursor): string {
  const single = cursor.takeOneOf(ACTIONS)
  if (single !== undefined) return single
  return `${cursor.takeName()?.toLowerCase()} ${cursor.takeName()?.toLowerCase()}`
}

/** `NOT DEFERRABLE`, `DEFERRABLE INITIALLY DEFERRED`; undefined, and nothing taken, where neither stands next. */
export function takeDeferral(cursor: TokenCursor): string | undefined {
  const isNot = cursor.takeWords('not', 'deferrable')
  if (!isNot && !cursor.takeWords('deferrable')) return undefined
  const words = isNot ? 'not deferrable' : 'deferrable'
  return cursor.takeWords('initially')
    ? `${words} initially ${cursor.takeName()?.toLowerCase()}`
    : words
}
