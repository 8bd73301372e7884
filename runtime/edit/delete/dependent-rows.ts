import type {
  Catalog,
  Column,
  ForeignKey,
  ReferentialAction,
  Relation,
} from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { KeyAction } from '../edit-text.ts'
import { type ChangedRelation, changedBy, changedWith, referencesOn } from './changed-with.ts'
import { checkOutsiders } from './check-whole.ts'
import { findReferring } from './find-referring.ts'
import { type EditedTable, editedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { type Reference, referencesTo } from './references.ts'
import { rowName } from '../rows/row-name.ts'

/** A row of some table, as it is before the change. */
export interface TableRow {
  readonly table: EditedTable
  readonly row: FoundRow
}

interface FoundRows {
  readonly table: EditedTable
  readonly rows: readonly FoundRow[]
}

interface ChangedRows extends FoundRows {
  readonly changed: readonly Column[]
}

const LOSING: readonly ReferentialAction[] = ['set-null', 'set-default']

/**
 * The rows that the database deletes or changes by itself because of others, through all tables that refer to them. It
 * can be told of a large deletion part by part. All calls throw Stopped where there are more rows than can be kept.
 */
export class Dependents {
  readonly #open: OpenDatabase
  readonly #catalog: Catalog
  /** How many rows of a name are deleted: rows that nothing tells apart have one name. */
  readonly #deleted = new Map<string, number>()
  readonly #losing = new Map<string, TableRow>()
  readonly #actions = new Map<ForeignKey, KeyAction>()

  constructor(open: OpenDatabase, catalog: Catalog) {
    this.#open = open
    this.#catalog = catalog
  }

  /** The rows that go with rows that are deleted: ON DELETE CASCADE. */
  async ofDeleted(session: Queryable, deleted: FoundRows): Promise<readonly TableRow[]> {
    if (referencesTo(this.#catalog, deleted.table.relation).length === 0) return []
    for (const row of deleted.rows) this.#deleted.set(rowName(deleted.table, row), 1)
    const found: TableRow[] = []
    const waiting = [deleted]
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const reference of referencesTo(this.#catalog, next.table.relation)) {
        const { table, rows } = await this.#going(session, next, reference)
        found.push(...rows.map((row) => ({ table, row })))
        if (rows.length > 0) waiting.push({ table, rows })
      }
    }
    return found
  }

  /** Of rows whose columns get other values: ON UPDATE CASCADE goes back by itself, the others do not. */
  async ofChanged(session: Queryable, { changed, ...rows }: ChangedRows): Promise<void> {
    const { relation } = rows.table
    for (const each of changedWith(this.#catalog, { relation, changed }))
      await checkOutsiders(session, this.#open, each)
    await this.#cutOff(session, { ...rows, changed }, [])
  }

  async #cutOff(
    session: Queryable,
    { changed, ...rows }: ChangedRows,
    followed: readonly ForeignKey[],
  ): Promise<void> {
    for (const reference of referencesOn(this.#catalog, { ...rows.table, changed })) {
      const { key } = reference
      const others = changedBy(reference, changed)
      if (LOSING.includes(key.onUpdate)) this.#lose(await this.#referring(session, rows, reference))
      else if (key.onUpdate === 'cascade' && !followed.includes(key) && this.#cuts(others)) {
        const referring = await this.#referring(session, rows, reference)
        await this.#cutOff(session, { ...referring, ...others }, [...followed, key])
      }
    }
  }

  #cuts(changed: ChangedRelation): boolean {
    return changedWith(this.#catalog, changed)
      .flatMap((each) => referencesOn(this.#catalog, each))
      .some(({ key }) => LOSING.includes(key.onUpdate))
  }

  /** The rows that stay and lose a reference. */
  losing(): readonly TableRow[] {
    return [...this.#losing].flatMap(([name, row]) => (this.#deleted.has(name) ? [] : [row]))
  }

  async #going(session: Queryable, deleted: FoundRows, reference: Reference): Promise<FoundRows> {
    const { onDelete } = reference.key
    const table = editedTable(this.#open, reference.relation)
    if (onDelete === 'cascade') {
      const referring = await this.#referring(session, deleted, reference)
      return { table, rows: this.#unknown(referring) }
    }
    if (LOSING.includes(onDelete)) this.#lose(await this.#referring(session, deleted, reference))
    return { table, rows: [] }
  }

  #lose({ table, rows }: FoundRows): void {
    if (rows.length > 0 && table.key.length === 0) throw refused('table', withoutKey(table))
    for (const row of rows) this.#losing.set(rowName(table, row), { table, row })
  }

  async #referring(
    session: Queryable,
    { table: parent, rows }: FoundRows,
    reference: Reference,
  ): Promise<FoundRows> {
    const table = editedTable(this.#open, reference.relation)
    const isActing = rows.length > 0 && (await this.#isActing(session, reference))
    const found = isActing ? await findReferring(session, table, { parent, rows, reference }) : []
    return { table, rows: found }
  }

  /** Throws Stopped where rows may refer to others that the user does not see. */
  async #isActing(session: Queryable, { relation, key, columns }: Reference): Promise<boolean> {
    const isRead = columns.length === key.columns.length && !columns.some(isUnread)
    if (!isRead) throw refused('table', ofUnread(relation))
    const { keyAction } = this.#open.editText
    const action = this.#actions.get(key) ?? (await keyAction?.(session, relation, key)) ?? 'acts'
    this.#actions.set(key, action)
    if (action === 'acts' && relation.heirs) throw refused('table', ofHeirs(relation))
    if (action === 'hidden') throw refused('table', ofPolicies(relation))
    return action === 'acts'
  }

  #unknown({ table, rows }: FoundRows): readonly FoundRow[] {
    const counts = new Map<string, number>()
    return rows.filter((row) => {
      const name = rowName(table, row)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (count <= (this.#deleted.get(name) ?? 0)) return false
      this.#deleted.set(name, count)
      return true
    })
  }
}

function withoutKey({ relation: { name } }: EditedTable): string {
  return `Rows of "${name}" would lose their reference, and have no key by which undo could find them.`
}

function isUnread({ isUnreadable }: Column): boolean {
  return isUnreadable === true
}

function ofUnread({ name }: Relation): string {
  return `Rows of "${name}" may go or change as well, and you may not read by what they refer to these, so that undo could not bring them back.`
}

function ofPolicies({ name }: Relation): string {
  return `Row security may hide rows of "${name}" that would go or change as well, which undo could not bring back.`
}

/** The table shows rows of others, to which its foreign key does nothing. */
function ofHeirs({ name }: Relation): string {
  return `Rows of "${name}" may go or change as well, from which other tables inherit, so that undo could not tell whose they were.`
}
