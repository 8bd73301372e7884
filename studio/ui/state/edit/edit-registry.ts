import { createSignal } from 'solid-js'
import type { JsonValue } from '../../../api/cell.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { tableId, type TableAddress } from '../table-address.ts'
import type { CellEdit } from './cell-edit.ts'
import { EditQueue } from './edit-queue.ts'
import { readKeptEdits, writeKeptEdits } from './kept-edits.ts'
import { sendEdits } from './send-edits.ts'
import { keepNew } from '../staged/keep-new.ts'
import { createStagedRows, type StagedRows } from '../staged/staged-rows.ts'

interface Opened {
  readonly table: TableAddress
  readonly queue: EditQueue
  readonly staged: StagedRows
  /** Told of what is stored; a page sets it while it shows the table. */
  listener: StoredListener | undefined
}

/** An edit that waits for the person, with its table. */
export interface Need {
  readonly table: TableAddress
  readonly queue: EditQueue
  readonly edit: CellEdit
}

export interface StoredListener {
  readonly stored: (rows: ReadonlyMap<string, GridRow>) => void
  /** A cell holds something else than is shown of it. */
  readonly found: (row: string, column: string, value: JsonValue) => void
}

export interface RegistryOptions {
  readonly api: ApiClient
  readonly say: (text: string) => void
  readonly onWritten: () => void
  readonly storage: Storage
}

/** The queues of all tables that were edited. They outlive their pages, so that nothing is dropped. */
export class EditRegistry {
  readonly #options: RegistryOptions
  readonly #opened = new Map<string, Opened>()
  readonly #opens = createSignal(0)

  constructor(options: RegistryOptions) {
    this.#options = options
    for (const { table, edits } of readKeptEdits(options.storage)) {
      this.#open(table).queue.restore(edits)
    }
  }

  queueOf(table: TableAddress): EditQueue {
    return this.#open(table).queue
  }

  /** The rows that wait in staged mode. */
  stagedOf(table: TableAddress): StagedRows {
    return this.#open(table).staged
  }

  /** Edits wait until they are saved together, or are sent at once. */
  setStaged(table: TableAddress, isStaged: boolean): void {
    const { queue, staged } = this.#open(table)
    staged.setOn(isStaged)
    queue.setStaged(isStaged)
  }

  /** How many changes wait for the person to save them. */
  stagedCount(): number {
    return this.#all().reduce((sum, opened) => sum + countStaged(opened), 0)
  }

  /** A page listens to the rows that are stored while it shows the table. */
  listen(table: TableAddress, listener: StoredListener): () => void {
    const opened = this.#open(table)
    opened.listener = listener
    return () => {
      if (opened.listener === listener) opened.listener = undefined
    }
  }

  unsaved(): number {
    const sent = this.#all().filter(({ queue }) => !queue.isStaged())
    return sent.reduce((sum, { queue }) => sum + queue.unsaved(), 0)
  }

  /** The edits that wait for the person. */
  needs(): readonly Need[] {
    return this.#all().flatMap(({ table, queue }) =>
      queue.needYou().map((edit) => ({ table, queue, edit })),
    )
  }

  /** Resolves when what has been sent of all tables is stored or refused. */
  async settled(): Promise<void> {
    await Promise.all(this.#all().map(({ queue }) => queue.settled()))
  }

  /** Why edits wait: the server does not answer. */
  waiting(): string | undefined {
    return this.#all()
      .map(({ queue }) => queue.waiting())
      .find((reason) => reason !== undefined)
  }

  /** Tries to reach the server for all that waits. */
  tryNow(): void {
    for (const { queue } of this.#all()) if (queue.waiting() !== undefined) queue.tryNow()
  }

  /** Sends at once what is held back, as before the page is left. */
  flush(): void {
    for (const { queue } of this.#all()) queue.flush()
  }

  isUnsaved(table: TableAddress): boolean {
    this.#opens[0]()
    const opened = this.#opened.get(tableId(table))
    if (opened === undefined) return false
    const { queue, staged } = opened
    return queue.unsaved() + queue.needYou().length + staged.count() > 0
  }

  #all(): readonly Opened[] {
    this.#opens[0]()
    return [...this.#opened.values()]
  }

  #open(table: TableAddress): Opened {
    const known = this.#opened.get(tableId(table))
    if (known !== undefined) return known
    const { api, say, onWritten, storage } = this.#options
    const opened: Opened = {
      table,
      listener: undefined,
      staged: createStagedRows(storage, table),
      queue: new EditQueue({
        send: (sent) => sendEdits(api, table, sent),
        onStored: (rows) => {
          opened.listener?.stored(rows)
          onWritten()
        },
        onFound: (row, column, value) => opened.listener?.found(row, column, value),
        say,
        later: (run, milliseconds) => setTimeout(run, milliseconds),
        onChange: (edits) => {
          if (!writeKeptEdits(storage, table, edits)) say(TOO_MANY)
        },
        keepNew: (changes) => keepNew(opened.staged, changes),
      }),
    }
    opened.queue.setStaged(opened.staged.isOn())
    this.#opened.set(tableId(table), opened)
    this.#opens[1]((count) => count + 1)
    return opened
  }
}

const TOO_MANY = 'So many changes do not outlive this page: save them before it is left.'

function countStaged({ queue, staged }: Opened): number {
  return queue.isStaged() ? queue.unsaved() + staged.count() : 0
}
