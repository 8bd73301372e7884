import type { Limits } from '../../../pool/link.ts'
import type { Portal } from './portal.ts'

/** The rows of the first Execute: few, because nothing is known of their size. */
const FIRST = 30
const MOST = 2000
/** About the bytes of one Execute. */
const BYTES = 4_000_000

type Row = readonly (string | null)[]

interface ReadPortal {
  readonly rows: readonly Row[]
  readonly truncated: boolean
  /** Undefined where the statement was left before its end. */
  readonly command: string | undefined
}

/** How many rows the first Execute asks for; 0, which means all, where there is no limit. */
export function firstFetch({ rows, bytes }: Limits): number {
  if (rows === Number.POSITIVE_INFINITY && bytes === Number.POSITIVE_INFINITY) return 0
  return Math.min(rows + 1, FIRST)
}

/** Reads a portal that the client has been given, as far as the limits allow. */
export async function readPortal(portal: Portal, limits: Limits): Promise<ReadPortal> {
  const rows: Row[] = []
  let bytes = 0
  let part = await portal.begin()
  while (true) {
    for (const row of part.rows) rows.push(row)
    bytes += part.bytes
    const isOver = rows.length > limits.rows || isCut(part.rows, portal)
    if (part.command !== undefined || isOver) break
    const few = Math.max(1, Math.floor((BYTES * rows.length) / bytes))
    part = await portal.fetch(Math.min(limits.rows + 1 - rows.length, few, MOST))
  }
  if (part.command === undefined) await portal.close()
  const kept = withinLimits(rows, portal, limits)
  return { rows: kept, truncated: kept.length < rows.length, command: part.command }
}

/** Whether the filter has left a row out, and all that came behind it. */
function isCut(rows: readonly Row[], { fields }: Portal): boolean {
  return fields.length > 0 && rows.at(-1)?.length === 0
}

/** The rows before the one that is too many or too long. */
function withinLimits(rows: readonly Row[], portal: Portal, limits: Limits): readonly Row[] {
  const few = rows.length > limits.rows ? rows.slice(0, limits.rows) : rows
  return isCut(few, portal) ? few.slice(0, -1) : few
}
