import type { Palette } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { Expressions } from './expression.ts'
import type { FromClauses } from './from.ts'
import type { MadeQuery, MakeQuery } from './made-query.ts'
import { outputs } from './outputs.ts'
import {
  inner,
  type Scope,
  type Source,
  type VisibleRelation,
  within,
  type WritableColumn,
} from './scope.ts'

interface Parts {
  readonly palette: Palette
  readonly dice: Dice
  readonly expressions: Expressions
  readonly froms: FromClauses
  readonly query: MakeQuery
}

interface Target extends Source {
  readonly writable: readonly WritableColumn[]
}

/** What is known of a statement when its RETURNING is made. */
interface Written {
  readonly sql: string
  readonly relations: readonly VisibleRelation[]
}

/** Makes INSERT, UPDATE, DELETE and MERGE. */
export class Changes {
  private readonly parts: Parts
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly expressions: Expressions
  private readonly froms: FromClauses

  constructor(parts: Parts) {
    this.parts = parts
    this.palette = parts.palette
    this.dice = parts.dice
    this.expressions = parts.expressions
    this.froms = parts.froms
  }

  /** Undefined where nothing in sight can be written. */
  change(scope: Scope, depth: number, returns: 'always' | 'maybe'): MadeQuery | undefined {
    const targets = scope.sources.flatMap(({ writable, ...source }) =>
      writable ? [{ ...source, writable }] : [],
    )
    const target = this.dice.find(targets)
    if (!target) return undefined
    const [kind, make] = this.dice.weigh([
      [4, ['insert', this.insert] as const],
      [3, ['update', this.update] as const],
      [2, ['delete', this.remove] as const],
      [this.palette.syntax.merge ? 3 : 0, ['merge', this.merge] as const],
    ])
    const written = make(target, inner(scope), depth)
    const mayReturn = this.palette.syntax.returning.includes(kind)
    const isReturned = mayReturn && (returns === 'always' || this.dice.chance(80))
    return isReturned ? this.returning(written, scope, depth) : { sql: written.sql, columns: [] }
  }

  private returning({ sql, relations }: Written, scope: Scope, depth: number): MadeQuery {
    const [target, ...others] = relations
    const { rowImages } = this.palette.syntax
    const images =
      rowImages && target ? ['old', 'new'].map((alias) => ({ alias, columns: target.columns })) : []
    const shown = { relations: [...relations, ...images], merged: [] }
    const seen = within(scope, shown, false)
    const types = this.expressions.typesFor(seen, 4)
    const names = [...(target?.columns ?? []), ...others.flatMap(({ columns }) => columns)]
    const starred = { relations: shown.relations, names }
    const made = outputs(types, seen, { depth: depth - 1, starred }, this.parts)
    const list = made.map((item) => item.sql).join(', ')
    return { sql: `${sql} RETURNING ${list}`, columns: made.flatMap(({ columns }) => columns) }
  }

  private readonly insert = (target: Target, scope: Scope, depth: number): Written => {
    const { name, writable } = target
    const columns = writable.filter(
      ({ nullable, generated }) => !generated && (!nullable || this.dice.chance(50)),
    )
    const source = this.dice.weigh<() => string | undefined>([
      [6, () => this.values(columns, scope)],
      [4, () => this.selected(columns, scope, depth)],
      [this.palette.syntax.defaultValues ? 1 : 0, () => undefined],
    ])()
    const list = columns.map((column) => column.name).join(', ')
    const inserted = source === undefined ? ' DEFAULT VALUES' : ` (${list}) ${source}`
    const sql = `INSERT INTO ${name}${inserted}${this.conflict(target, scope)}`
    return { sql, relations: [{ alias: name, columns: writable }] }
  }

  private values(columns: readonly WritableColumn[], scope: Scope): string {
    const rows = this.dice.times(1, 2, () =>
      columns.map((column) => this.value(column, scope, 1)).join(', '),
    )
    return `VALUES ${rows.map((row) => `(${row})`).join(', ')}`
  }

  private selected(columns: readonly WritableColumn[], scope: Scope, depth: number): string {
    const types = columns.map(({ type }) => type)
    return this.parts.query(scope, depth - 1, types, 'set').sql
  }

  /** What is stored in a column: now and then of a row that is there already, or NULL where it may not be. */
  private value(column: WritableColumn, scope: Scope, depth: number): string {
    const { name, type, nullable, refersTo } = column
    const literals = this.expressions.named(type)?.literals ?? ['NULL']
    return this.dice.weigh([
      [name === 'id' || refersTo !== undefined ? 8 : 0, () => this.dice.pick(['1', '2', '101'])],
      [nullable ? 2 : 0, () => 'NULL'],
      [this.palette.syntax.defaultAsValue ? 1 : 0, () => 'DEFAULT'],
      [3, () => this.dice.pick(literals)],
      [1, () => this.expressions.parameter()],
      [4, () => this.expressions.of(type, scope, depth)],
    ])()
  }

  private conflict({ name, writable }: Target, scope: Scope): string {
    const { onConflict, onDuplicate } = this.palette.syntax
    if (!(onConflict || onDuplicate) || !this.dice.chance(35)) return ''
    if (onConflict && this.dice.chance(30))
      return ` ON CONFLICT${this.dice.pick(['', ' (id)'])} DO NOTHING`
    const relations = [
      { alias: name, columns: writable },
      ...(onConflict ? [{ alias: 'excluded', columns: writable }] : []),
    ]
    const seen = within(scope, { relations, merged: [] }, false)
    const assigned = this.assignments(writable, seen)
    if (!onConflict) return ` ON DUPLICATE KEY UPDATE ${assigned}`
    const where = this.dice.chance(25) ? ` WHERE ${this.expressions.condition(seen, 1)}` : ''
    return ` ON CONFLICT (id) DO UPDATE SET ${assigned}${where}`
  }

  private assignments(columns: readonly WritableColumn[], scope: Scope): string {
    const others = columns.filter(
      ({ name, generated }) => !/^(?:\w+\.)?id$/.test(name) && !generated,
    )
    const [first, second] = [this.dice.find(others), this.dice.find(others)]
    if (!first) return 'id = 1'
    const one = (column: WritableColumn) => `${column.name} = ${this.value(column, scope, 2)}`
    if (!second || second === first) return one(first)
    if (!this.palette.syntax.rowAssignments || !this.dice.chance(20))
      return `${one(first)}, ${one(second)}`
    const query = () => this.parts.query(scope, 1, [first.type, second.type], 'value').sql
    const row = () => [first, second].map((column) => this.value(column, scope, 1)).join(', ')
    return `(${first.name}, ${second.name}) = (${this.dice.pick([query, row])()})`
  }

  private readonly update = (changed: Target, scope: Scope, depth: number): Written => {
    const { name, writable } = changed
    if (this.palette.syntax.joinedChanges) return this.joinedUpdate(changed, scope, depth)
    const target = { alias: this.froms.alias(), columns: writable }
    const isJoined = this.palette.syntax.updateFrom && this.dice.chance(40)
    const from = isJoined ? this.froms.from(scope, depth - 1) : undefined
    const relations = [target, ...(from?.relations ?? [])]
    const seen = within(scope, { relations, merged: [] }, false)
    const set = this.assignments(writable, seen)
    const sources = from ? ` FROM ${from.sql}` : ''
    const sql = `UPDATE ${name} AS ${target.alias} SET ${set}${sources}${this.where(seen)}`
    return { sql, relations }
  }

  /** The target and what may be joined with it. */
  private joined({ name, writable }: Target, scope: Scope, depth: number) {
    const target = { alias: this.froms.alias(), columns: writable }
    const from = this.dice.chance(50) ? this.froms.from(scope, depth - 1) : undefined
    const relations = [target, ...(from?.relations ?? [])]
    const seen = within(scope, { relations, merged: [] }, false)
    const word = this.dice.pick(['JOIN', 'LEFT JOIN'])
    const join = from && ` ${word} (${from.sql}) ON ${this.expressions.condition(seen, 1)}`
    const end = from || this.dice.chance(70) ? '' : ` LIMIT ${this.expressions.parameter()}`
    return { target, relations, seen, sql: `${name} AS ${target.alias}${join ?? ''}`, end, from }
  }

  private joinedUpdate(changed: Target, scope: Scope, depth: number): Written {
    const { relations, seen, sql, end, target } = this.joined(changed, scope, depth)
    const columns = changed.writable.map((column) => ({
      ...column,
      name: `${target.alias}.${column.name}`,
    }))
    const set = this.assignments(columns, seen)
    return { sql: `UPDATE ${sql} SET ${set}${this.where(seen)}${end}`, relations }
  }

  private joinedDelete(changed: Target, scope: Scope, depth: number): Written {
    const { relations, seen, sql, end, from, target } = this.joined(changed, scope, depth)
    const list = from ? ` ${target.alias}` : ''
    return { sql: `DELETE${list} FROM ${sql}${this.where(seen)}${end}`, relations }
  }

  private readonly remove = (changed: Target, scope: Scope, depth: number): Written => {
    const { name, writable } = changed
    if (this.palette.syntax.joinedChanges) return this.joinedDelete(changed, scope, depth)
    const target = { alias: this.froms.alias(), columns: writable }
    const isJoined = this.palette.syntax.deleteUsing && this.dice.chance(40)
    const from = isJoined ? this.froms.from(scope, depth - 1) : undefined
    const relations = [target, ...(from?.relations ?? [])]
    const seen = within(scope, { relations, merged: [] }, false)
    const sources = from ? ` USING ${from.sql}` : ''
    return { sql: `DELETE FROM ${name} AS ${target.alias}${sources}${this.where(seen)}`, relations }
  }

  private where(scope: Scope): string {
    return this.dice.chance(60) ? ` WHERE ${this.expressions.condition(scope, 2)}` : ''
  }

  private readonly merge = ({ name, writable }: Target, scope: Scope, depth: number): Written => {
    const target = { alias: this.froms.alias(), columns: writable }
    const from = this.froms.from(scope, Math.min(depth - 1, 1))
    const both = { relations: [target, ...from.relations], merged: [] }
    const seen = within(scope, both, false)
    const key = this.dice.find(
      from.relations.flatMap(({ alias, columns }) =>
        columns
          .filter(({ type }) => type === this.palette.integer)
          .map((c) => `${alias}.${c.name}`),
      ),
    )
    const on =
      key !== undefined && this.dice.chance(60)
        ? `${target.alias}.id = ${key}`
        : this.expressions.condition(seen, 1)
    const whens = [
      () => this.whenMatched(writable, seen),
      () => this.whenMissing(writable, within(scope, from, false)),
      () => this.whenLonely(writable, within(scope, { ...both, relations: [target] }, false)),
    ].filter(() => this.dice.chance(60))
    const actions = (whens.length > 0 ? whens : [() => this.whenMatched(writable, seen)])
      .map((when) => when())
      .join(' ')
    return {
      sql: `MERGE INTO ${name} AS ${target.alias} USING ${from.sql} ON ${on} ${actions}`,
      relations: both.relations,
    }
  }

  private and(scope: Scope): string {
    return this.dice.chance(40) ? ` AND ${this.expressions.condition(scope, 1)}` : ''
  }

  private whenMatched(columns: readonly WritableColumn[], scope: Scope): string {
    const action = this.dice.pick([
      () => `UPDATE SET ${this.assignments(columns, scope)}`,
      () => 'DELETE',
      () => 'DO NOTHING',
    ])
    return `WHEN MATCHED${this.and(scope)} THEN ${action()}`
  }

  private whenMissing(columns: readonly WritableColumn[], scope: Scope): string {
    const stored = columns.filter(
      ({ nullable, generated }) => !generated && (!nullable || this.dice.chance(50)),
    )
    const values = stored.map((column) => this.value(column, scope, 1)).join(', ')
    const names = stored.map(({ name }) => name).join(', ')
    const action = this.dice.chance(85) ? `INSERT (${names}) VALUES (${values})` : 'DO NOTHING'
    return `WHEN NOT MATCHED${this.and(scope)} THEN ${action}`
  }

  private whenLonely(columns: readonly WritableColumn[], scope: Scope): string {
    const action = this.dice.chance(50)
      ? `UPDATE SET ${this.assignments(columns, scope)}`
      : 'DELETE'
    return `WHEN NOT MATCHED BY SOURCE${this.and(scope)} THEN ${action}`
  }
}
