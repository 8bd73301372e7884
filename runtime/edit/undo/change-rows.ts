import type { Queryable } from '../../database.ts'
import { DatabaseFailure } from '../../database-failure.ts'
import type { Direction } from '../../journal/journal.ts'
import { Stopped } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import type { RowImage } from '../rows/row-image.ts'
import { rowName } from '../rows/row-name.ts'
import { MOST_NAMED } from '../rows/rows-are.ts'
import { haveSureKeys } from '../rows/sure-keys.ts'
import { inSavepoint } from '../savepoint.ts'
import { unchangedRow } from '../update/unchanged-row.ts'
import { changeTogether } from './change-together.ts'
import { type CheckLosing, rewritingOf } from './check-losing.ts'
import { checkExact } from './exact-row.ts'
import type { Change, Move } from './move.ts'
import { putBack } from './put-back.ts'

interface Changes {
  readonly direction: Direction
  /** In the order in which single rows are changed. */
  readonly moves: readonly Move[]
  /** Where the rows are put as they are stored then. */
  readonly stored: Map<number, RowImage>
  readonly check: CheckLosing
}

/** Gives rows the values of their images: many by one statement where their order does not matter. */
export async function changeRows(session: Queryable, changes: Changes): Promise<void> {
  const { check } = changes
  const moves = inOrder(changes).filter(isChange)
  for (const part of partsOf(moves)) {
    const found = part.length === 1 ? undefined : await tryTogether(session, part, check)
    for (const [place, move] of part.entries())
      changes.stored.set(move.number, found?.[place] ?? (await changeOne(session, move, check)))
  }
}

function isChange(move: Move): move is Change {
  return move.from !== undefined && move.to !== undefined
}

/**
 * A row that the database changes by itself stands behind the row because of which it does, and can be put back only
 * when that one has been.
 */
function inOrder({ direction, moves }: Changes): readonly Move[] {
  if (direction === 'redo') return moves
  const ordered: Move[] = []
  const waiting: Move[] = []
  for (const move of moves) {
    if (move.isDerived) waiting.push(move)
    else ordered.push(move, ...waiting.splice(0))
  }
  return [...ordered, ...waiting]
}

/** Neighbours that one statement can change: other rows of one table, which keep their keys. */
function partsOf(moves: readonly Change[]): readonly Change[][] {
  const parts: Change[][] = []
  let names = new Set<string>()
  for (const move of moves) {
    const part = parts.at(-1)
    const name = isAlone(move) ? undefined : rowName(move.table, move.from)
    const isNext =
      name !== undefined &&
      part?.[0]?.table === move.table &&
      part.length < MOST_NAMED &&
      names.size === part.length &&
      !names.has(name)
    if (isNext) part?.push(move)
    else {
      parts.push([move])
      names = new Set()
    }
    if (name !== undefined) names.add(name)
  }
  return parts
}

/** A row whose change other rows follow, or that is found by its key no more. */
function isAlone({ table, from, to, isDerived }: Change): boolean {
  if (isDerived || !haveSureKeys(table, [from, to])) return true
  return rowName(table, from) !== rowName(table, to)
}

/** Undefined where the rows have to be changed one by one, as where one gets a unique value that another gives up. */
async function tryTogether(
  session: Queryable,
  part: readonly Change[],
  check: CheckLosing,
): Promise<readonly FoundRow[] | undefined> {
  try {
    return await inSavepoint(session, () => changeTogether(session, part, check))
  } catch (error) {
    if (isOfTogether(error)) return undefined
    throw error
  }
}

/** What a statement for many rows may be refused for, where one for each row is not. */
function isOfTogether(error: unknown): boolean {
  if (error instanceof Stopped) return error.outcome.kind === 'refused'
  return error instanceof DatabaseFailure && OF_STATEMENT.has(error.facts.kind)
}

const OF_STATEMENT: ReadonlySet<string> = new Set(['constraint', 'type', 'syntax', 'other'])

async function changeOne(session: Queryable, move: Change, check: CheckLosing): Promise<FoundRow> {
  const { table, from, to, written, isDerived } = move
  const row = await unchangedRow(session, table, {
    image: from,
    orElse: isDerived ? to : undefined,
  })
  await check(session, rewritingOf(move, row))
  const last = await putBack(session, { table, image: to }, row)
  checkExact(table, { stored: last, wanted: to, written })
  return last
}
