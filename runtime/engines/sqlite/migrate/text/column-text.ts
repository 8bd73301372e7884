import {
  conflictWords,
  keyDefinition,
  takeConflict,
  takeDeferral,
  takeReference,
  type TableConstraint,
} from './constraint-text.ts'
import { TokenCursor } from './token-cursor.ts'
import { canonicalName, canonicalText, isSign, isWord, type SqlToken } from './tokens.ts'

export interface ColumnText {
  readonly name: string
  /** As it was written, from the name to the last constraint. */
  readonly definition: string
  readonly collation: string | undefined
  /** What NOT NULL does with a NULL, where it says so. */
  readonly onConflict: string | undefined
  /** The expression that generates it. */
  readonly generated: string | undefined
}

interface ReadColumn {
  readonly column: ColumnText
  readonly constraints: readonly TableConstraint[]
}

/** A column with the constraints that stand in its definition. */
export function readColumn(item: readonly SqlToken[], statement: string): ReadColumn {
  return new ColumnReader(item, statement).read()
}

type Constraint = Pick<TableConstraint, 'kind' | 'definition'> & { readonly references?: string }

class ColumnReader {
  private readonly cursor: TokenCursor
  private readonly name: string
  private readonly definition: string
  private readonly constraints: TableConstraint[] = []
  private constraintName: string | undefined
  private collation: string | undefined
  private onConflict: string | undefined
  private generated: string | undefined

  constructor(item: readonly SqlToken[], statement: string) {
    this.cursor = new TokenCursor(item)
    this.definition = statement.slice(item[0]?.at.start, item.at(-1)?.at.end)
    this.name = this.cursor.takeName() ?? ''
  }

  read(): ReadColumn {
    this.skipType()
    while (!this.cursor.isDone) {
      if (this.cursor.takeWords('constraint')) this.constraintName = this.cursor.takeName()
      else {
        if (!this.takeKeyOrCheck() && !this.takeProperty()) this.cursor.take()
        this.constraintName = undefined
      }
    }
    const { name, definition, collation, onConflict, generated, constraints } = this
    return { column: { name, definition, collation, onConflict, generated }, constraints }
  }

  /** The pragma says it. A word in quotes is a part of it, whatever it is. */
  private skipType(): void {
    while (!this.cursor.isDone && !beginsConstraint(this.cursor.next)) {
      if (this.cursor.takeGroup() === undefined) this.cursor.take()
    }
  }

  private takeKeyOrCheck(): boolean {
    const { cursor } = this
    if (cursor.takeWords('primary', 'key')) this.addPrimaryKey()
    else if (cursor.takeWords('unique')) {
      this.add({ kind: 'unique', definition: this.keyed('unique', takeConflict(cursor)) })
    } else if (cursor.takeWords('references')) {
      const { table, definition } = takeReference(cursor)
      const foreign = keyDefinition('foreign key', canonicalName(this.name), [definition])
      this.add({ kind: 'foreign-key', definition: foreign, references: table })
    } else if (cursor.takeWords('check')) {
      const definition = `check ( ${canonicalText(cursor.takeGroup() ?? [])} )`
      this.add({ kind: 'check', definition })
    } else return this.takeDeferral()
    return true
  }

  private addPrimaryKey(): void {
    const order = this.cursor.takeOneOf(['asc', 'desc'])
    const column = canonicalName(this.name) + (order === 'desc' ? ' desc' : '')
    const conflict = conflictWords(takeConflict(this.cursor))
    const counting = this.cursor.takeWords('autoincrement') ? ['autoincrement'] : []
    const definition = keyDefinition('primary key', column, [...counting, ...conflict])
    this.add({ kind: 'primary-key', definition })
  }

  private keyed(words: string, conflict: string | undefined): string {
    return keyDefinition(words, canonicalName(this.name), conflictWords(conflict))
  }

  private add(constraint: Constraint): void {
    const { constraintName: name, name: column } = this
    this.constraints.push({ references: undefined, ...constraint, name, column })
  }

  /** It is a part of the foreign key before it, also behind other constraints. */
  private takeDeferral(): boolean {
    const deferral = takeDeferral(this.cursor)
    if (deferral === undefined) return false
    const place = this.constraints.findLastIndex(({ kind }) => kind === 'foreign-key')
    const key = this.constraints[place]
    if (key !== undefined)
      this.constraints[place] = { ...key, definition: `${key.definition} ${deferral}` }
    return true
  }

  private takeProperty(): boolean {
    const { cursor } = this
    if (cursor.takeWords('not', 'null')) this.onConflict = takeConflict(cursor)
    else if (cursor.takeWords('null')) takeConflict(cursor)
    else if (cursor.takeWords('collate')) this.collation = cursor.takeName()?.toLowerCase()
    else if (cursor.takeWords('default')) this.skipDefault()
    else if (cursor.takeWords('generated', 'always', 'as') || cursor.takeWords('as')) {
      this.generated = canonicalText(cursor.takeGroup() ?? [])
    } else return false
    return true
  }

  /** The pragma says it. */
  private skipDefault(): void {
    if (this.cursor.takeGroup() !== undefined) return
    const sign = this.cursor.take()
    if (sign?.kind === 'operator') this.cursor.take()
  }
}

const CONSTRAINTS = [
  'constraint',
  'primary',
  'not',
  'null',
  'unique',
  'check',
  'default',
  'collate',
  'references',
  'deferrable',
  'generated',
  'as',
] as const

function beginsConstraint(token: SqlToken | undefined): boolean {
  return !isSign(token, '(') && CONSTRAINTS.some((word) => isWord(token, word))
}
