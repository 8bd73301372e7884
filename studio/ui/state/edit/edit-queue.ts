import { type Accessor, createSignal } from 'solid-js'
import type { JsonValue, Row } from '../../../api/cell.ts'
import { requestKey } from '../api/request-key.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { type CellEdit, editId, isUnsaved, needsYou } from './cell-edit.ts'
import type { Draft } from './draft.ts'
import { type CellDraft, editFrom, type EditTarget, foundValue, isAsSeen } from './next-edit.ts'

/** The answer to edits that were sent together; rows by the id that they were sent with. */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly rows: ReadonlyMap<string, GridRow> }
  | { readonly kind: 'conflict'; readonly current: Row | undefined }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Nobody answers: nothing is known to be wrong with the edit, which waits. */
  | {
      readonly kind: 'unanswered'
      readonly reason: string
      /** It may be stored all the same, of which only the answer was lost. */
      readonly mayBeStored: boolean
    }
  /** The edits are not those that were sent under the key before. */
  | { readonly kind: 'changed' }

export type Refused = Extract<SendOutcome, { kind: 'conflict' | 'failed' }>

/** Edits of one request, and the key under which it writes once. */
export interface SentEdits {
  readonly edits: readonly CellEdit[]
  readonly key: string
}

export interface QueueOptions {
  readonly send: (sent: SentEdits) => Promise<SendOutcome>
  readonly onStored: (rows: ReadonlyMap<string, GridRow>) => void
  /** A cell holds already what the edit was to write. */
  readonly onFound?: (row: string, column: string, value: JsonValue) => void
  readonly say: (text: string) => void
  /** Runs something after so many milliseconds. */
  readonly later: (run: () => void, milliseconds: number) => void
  readonly onChange?: (edits: readonly CellEdit[]) => void
  /** Puts the drafts of rows that are not stored yet into them, and gives back those of the others. */
  readonly keepNew?: (changes: readonly CellDraft[]) => readonly CellDraft[]
}

const QUIET = 150
const SAVED_STAYS = 2000
/** After the last toggle of a cell. */
const HELD = 800
/** Between two attempts to reach a server that does not answer. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000

/** One queue per table: edits are sent one after the other, a later edit of a cell replaces an unsent one. */
export class EditQueue {
  readonly edits: Accessor<ReadonlyMap<string, CellEdit>>
  /** Edits wait until the person saves them. */
  readonly isStaged: Accessor<boolean>
  readonly setStaged: (staged: boolean) => void
  /** Why nothing is sent at this moment: the server does not answer. */
  readonly waiting: Accessor<string | undefined>
  readonly #setWaiting: (reason: string | undefined) => void
  readonly #options: QueueOptions
  readonly #setEdits: (edits: ReadonlyMap<string, CellEdit>) => void
  #isRunning = false
  #work: Promise<void> = Promise.resolve()
  #acts = 0
  #pause = FIRST_PAUSE
  /** What was sent and not answered: it is asked for again before anything else is sent. */
  #unheard: SentEdits | undefined

  constructor(options: QueueOptions) {
    const [waiting, setWaiting] = createSignal<string>()
    this.waiting = waiting
    this.#setWaiting = setWaiting
    const [edits, setEdits] = createSignal<ReadonlyMap<string, CellEdit>>(new Map())
    const [isStaged, setStaged] = createSignal(false)
    this.edits = edits
    this.#setEdits = setEdits
    this.isStaged = isStaged
    this.setStaged = setStaged
    this.#options = options
  }

  editOf(row: string, column: string): CellEdit | undefined {
    return this.edits().get(editId(row, column))
  }

  /** How many edits are on their way, or wait for the person to save them. */
  unsaved(): number {
    return [...this.edits().values()].filter((edit) => isUnsaved(edit) && !needsYou(edit)).length
  }

  needYou(): readonly CellEdit[] {
    return [...this.edits().values()].filter(needsYou)
  }

  commit(target: EditTarget, draft: Draft): void {
    this.commitAll([[target, draft]])
  }

  /** Several cells in one act, which are stored and undone together. */
  commitAll(changes: readonly CellDraft[]): void {
    this.#acts += 1
    this.#stage(changes)
    if (!this.isStaged()) this.#start()
  }

  /** An edit that another may follow at once, as after a toggle: it is sent when none has. */
  commitSoon(target: EditTarget, draft: Draft): void {
    this.#acts += 1
    this.#stage([[target, draft]])
    const edit = this.editOf(target.row.id, target.column)
    if (edit?.state !== 'dirty' || this.isStaged()) return
    this.#put({ ...edit, isHeld: true })
    this.#options.later(() => {
      const now = this.editOf(edit.row, edit.column)
      if (now?.revision === edit.revision && now.isHeld === true) this.flush()
    }, HELD)
  }

  /** Sends at once what is held back. */
  flush(): void {
    const held = [...this.edits().values()].filter(({ isHeld }) => isHeld === true)
    for (const edit of held) this.#put({ ...edit, isHeld: false })
    if (held.length > 0 && !this.isStaged()) this.#start()
  }

  /** Takes back an edit that is still held. */
  dropHeld(row: string, column: string): void {
    if (this.editOf(row, column)?.isHeld === true) this.revert(editId(row, column))
  }

  /** Keeps what was typed though it can be no value of its column. */
  keepFailed(target: EditTarget, text: string, reason: string): void {
    this.#acts += 1
    this.#stage([[target, { kind: 'value', value: text }]])
    const edit = this.editOf(target.row.id, target.column)
    if (edit === undefined) return
    this.#put({ ...edit, state: 'failed', reason, isQuiet: false })
    this.#options.say(`${edit.column} not saved: ${reason}`)
  }

  /** Tries to reach a server that did not answer. */
  tryNow(): void {
    this.#setWaiting(undefined)
    this.#start()
  }

  /** Sends what waits in staged mode. */
  saveAll(): void {
    this.#start()
  }

  retry(id: string): void {
    this.#resend(id, {})
  }

  /** Of a conflict: overwrites what the database holds, as the person has now seen it; the hash is of a long value. */
  keepMine(id: string, seenHash?: string): void {
    this.#resend(id, { seen: this.edits().get(id)?.theirs ?? null, seenHash })
  }

  revert(id: string): void {
    // What the person takes back is not asked for again; whether it was stored, the rows tell.
    if (this.#unheard?.edits.some((edit) => editId(edit.row, edit.column) === id))
      this.#unheard = undefined
    const rest = new Map(this.edits())
    rest.delete(id)
    this.#change(rest)
  }

  /** Tells an edit why it was not stored. */
  refuse(edit: CellEdit, outcome: Refused): void {
    if (outcome.kind === 'failed') {
      this.#update(edit, { state: 'failed', reason: outcome.reason, isQuiet: false })
      this.#options.say(`${edit.column} not saved: ${outcome.reason}`)
      return
    }
    const theirs = outcome.current?.[edit.column]
    const reason = outcome.current === undefined ? 'The row is gone.' : undefined
    this.#update(edit, { state: 'conflict', theirs, reason, isQuiet: false })
    this.#options.say(`Conflict in ${edit.column}`)
  }

  /** An answer that was lost, or somebody who wrote the same, is no conflict of a single edit. */
  #settleRefused(edit: CellEdit, outcome: Refused): void {
    const found = outcome.kind === 'conflict' ? foundValue(edit, outcome.current) : undefined
    if (found === undefined) this.refuse(edit, outcome)
    else this.#settleFound(edit, found)
  }

  revertAll(): void {
    this.#unheard = undefined
    const underWay = [...this.edits()].filter(([, edit]) => edit.state === 'saving')
    this.#change(new Map(underWay))
  }

  /** Takes over what an earlier page could not save. */
  restore(edits: readonly CellEdit[]): void {
    this.#acts = Math.max(this.#acts, ...edits.map(({ group }) => group))
    this.#change(new Map(edits.map((edit) => [editId(edit.row, edit.column), revived(edit)])))
    // A page that was left before they were saved saves nothing by itself.
    if (!this.isStaged()) this.#start()
  }

  #change(edits: ReadonlyMap<string, CellEdit>): void {
    this.#setEdits(edits)
    this.#options.onChange?.([...edits.values()].filter(isUnsaved))
  }

  #put(edit: CellEdit): void {
    this.#change(new Map(this.edits()).set(editId(edit.row, edit.column), edit))
  }

  /** Changes an edit if the cell has had no other draft since. */
  #update(edit: CellEdit, part: Partial<CellEdit>): void {
    this.#updateAll([edit], part)
  }

  #updateAll(edits: readonly CellEdit[], part: Partial<CellEdit>): void {
    const changed = edits.flatMap((edit) => {
      const now = this.editOf(edit.row, edit.column)
      return now?.revision === edit.revision ? [{ ...now, ...part }] : []
    })
    if (changed.length === 0) return
    const next = new Map(this.edits())
    for (const edit of changed) next.set(editId(edit.row, edit.column), edit)
    this.#change(next)
  }

  #stage(changes: readonly CellDraft[]): void {
    const edits = new Map(this.edits())
    const staged: CellEdit[] = []
    for (const [target, draft] of this.#options.keepNew?.(changes) ?? changes) {
      const id = editId(target.row.id, target.column)
      const last = edits.get(id)
      if (isAsSeen(target, draft, last)) {
        if (last?.state !== 'saved') edits.delete(id)
        continue
      }
      const act = { group: this.#acts, isQuiet: !this.isStaged() }
      const edit = { ...editFrom(target, draft, last), ...act }
      edits.set(id, edit)
      staged.push(edit)
    }
    this.#change(edits)
    this.#options.later(() => this.#updateAll(staged, { isQuiet: false }), QUIET)
  }

  #resend(id: string, part: Partial<CellEdit>): void {
    const edit = this.edits().get(id)
    if (edit === undefined) return
    this.#acts += 1
    const revision = edit.revision + 1
    this.#put({ ...edit, state: 'dirty', reason: undefined, group: this.#acts, revision, ...part })
    if (!this.isStaged()) this.#start()
  }

  /** Resolves when the edits that have been sent are stored or refused. */
  settled(): Promise<void> {
    this.flush()
    return this.#work
  }

  #start(): void {
    if (!this.#isRunning && this.waiting() === undefined) this.#work = this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    if (this.#unheard !== undefined) await this.#send(this.#unheard)
    if (this.waiting() === undefined) await this.#sendAll()
    this.#isRunning = false
  }

  async #sendAll(): Promise<void> {
    for (let next = nextGroup(this.edits()); next.length > 0; next = nextGroup(this.edits())) {
      await this.#sendGroup(next)
      if (this.waiting() !== undefined) return
    }
  }

  #sendGroup(edits: readonly CellEdit[]): Promise<void> {
    const [first] = edits
    const isSent = edits.every(({ sentAs }) => sentAs === first?.sentAs)
    return this.#send({ edits, key: (isSent ? first?.sentAs : undefined) ?? requestKey() })
  }

  async #send(sent: SentEdits): Promise<void> {
    const { edits: group, key } = sent
    this.#unheard = sent
    this.#updateAll(group, { state: 'saving', sentAs: key })
    const outcome = await this.#options.send(sent)
    const [edit] = group
    const isUnheard = outcome.kind === 'unanswered' && outcome.mayBeStored
    if (!isUnheard) {
      this.#unheard = undefined
      this.#updateAll(group, { sentAs: undefined })
    }
    if (outcome.kind === 'unanswered') return this.#wait(group, outcome.reason)
    this.#pause = FIRST_PAUSE
    if (outcome.kind === 'changed') return this.#updateAll(group, { state: 'dirty' })
    if (outcome.kind === 'stored') this.#settleStored(group, outcome.rows)
    else if (group.length === 1 && edit !== undefined) this.#settleRefused(edit, outcome)
    // Each edit of an act that was refused is tried alone, so that each tells its own reason.
    else {
      for (const one of group) {
        if (this.waiting() === undefined) await this.#sendGroup([one])
        else this.#update(one, { state: 'dirty' })
      }
    }
  }

  /** Nothing is dropped while nobody answers: the edits wait, and are sent again by themselves. */
  #wait(group: readonly CellEdit[], reason: string): void {
    this.#updateAll(group, { state: 'dirty', isQuiet: false })
    if (this.#pause === FIRST_PAUSE) this.#options.say(`Not saved yet. ${reason}`)
    this.#setWaiting(reason)
    this.#options.later(() => {
      if (this.waiting() !== undefined) this.tryNow()
    }, this.#pause)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  #settleStored(group: readonly CellEdit[], rows: ReadonlyMap<string, GridRow>): void {
    this.#options.onStored(rows)
    for (const edit of group) {
      const row = rows.get(edit.row)
      if (row === undefined && edit.draft.kind === 'value')
        this.#options.onFound?.(edit.row, edit.column, edit.draft.value)
      this.#settleOne(edit, row)
    }
    for (const [id, row] of rows) if (row.id !== id) this.#follow(id, row)
    const [first] = group
    this.#options.say(group.length === 1 ? `${first?.column} saved` : `${group.length} cells saved`)
  }

  #settleOne(edit: CellEdit, row: GridRow | undefined): void {
    const now = this.editOf(edit.row, edit.column)
    if (now === undefined) return
    if (now.revision !== edit.revision) {
      // A newer draft waits: what it goes out from is what is stored now.
      const seen =
        row === undefined ? edit.draft : { kind: 'value', value: row.values[edit.column] }
      this.#put({
        ...now,
        seen: seen.kind === 'value' ? (seen.value ?? null) : null,
        seenHash: undefined,
      })
      return
    }
    this.#put({ ...now, state: 'saved', isQuiet: false })
    const id = editId(row?.id ?? edit.row, edit.column)
    this.#options.later(() => this.#forgetSaved(id, edit.revision), SAVED_STAYS)
  }

  #forgetSaved(id: string, revision: number): void {
    const now = this.edits().get(id)
    if (now?.state === 'saved' && now.revision === revision) this.revert(id)
  }

  /** The key of a row was edited: its other edits follow it. */
  #follow(id: string, row: GridRow): void {
    const moved = [...this.edits().values()].map((edit) =>
      edit.row === id ? { ...edit, row: row.id, key: row.key } : edit,
    )
    this.#change(new Map(moved.map((edit) => [editId(edit.row, edit.column), edit])))
  }

  #settleFound(edit: CellEdit, value: JsonValue): void {
    this.#options.onFound?.(edit.row, edit.column, value)
    this.#settleOne(edit, undefined)
    this.#options.say(`${edit.column} saved`)
  }
}

/** The edits that are sent next: those of the oldest act that waits. */
function nextGroup(edits: ReadonlyMap<string, CellEdit>): readonly CellEdit[] {
  const waiting = [...edits.values()].filter(
    ({ state, isHeld }) => state === 'dirty' && isHeld !== true,
  )
  const first = Math.min(...waiting.map(({ group }) => group))
  return waiting.filter(({ group }) => group === first)
}

/** What was being saved when the page went away may be stored or not: its condition decides. */
function revived(edit: CellEdit): CellEdit {
  const state = edit.state === 'saving' ? 'dirty' : edit.state
  return { ...edit, state, isQuiet: false, isHeld: false }
}
