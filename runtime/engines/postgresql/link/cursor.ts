import type { Batch } from '../../../pool/link.ts'
import type { Fetched, Portal } from './portal.ts'

/** The rows of the first batch: few, because nothing is known of their size. */
const FIRST = 50
const MOST = 500
/** About the bytes of a batch. */
const BYTES = 1_000_000

/** A portal that is read in batches of about the same size, however wide its rows are. */
export class PortalCursor {
  private readonly give: (rows: number) => Portal
  private portal: Portal | undefined
  private count = FIRST
  private isOpen = true

  /** `give` hands the portal to the client, with the number of rows of its first turn. */
  constructor(give: (rows: number) => Portal) {
    this.give = give
  }

  async next(): Promise<Batch> {
    try {
      const { rows, bytes, command } = await this.turn()
      this.isOpen = command === undefined
      if (rows.length > 0) this.count = rowsOf(bytes / rows.length)
      return { rows, isLast: !this.isOpen }
    } catch (error) {
      this.isOpen = false
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.isOpen) await this.portal?.close()
    this.isOpen = false
  }

  private turn(): Promise<Fetched> {
    if (this.portal !== undefined) return this.portal.fetch(this.count)
    this.portal = this.give(this.count)
    return this.portal.begin()
  }
}

function rowsOf(size: number): number {
  return Math.max(1, Math.min(MOST, Math.floor(BYTES / Math.max(size, 1))))
}
