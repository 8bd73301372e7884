import type * as Ast from '../ast.ts'
import { AlterColumns } from './alter-column.ts'

/** ALTER of everything, dispatched on what is altered; MySQL's RENAME TABLE. */
export abstract class Alters extends AlterColumns {
  /** ALTER (TABLE ... | TYPE ... | kind [IF EXISTS] name change) */
  protected readonly alter = this.rule('alter', (): Ast.Definition => {
    const start = this.start()
    this.word('alter')
    return this.OR<Ast.Definition>([
      this.preferred<Ast.Definition>(() => this.sub(this.alterTable, start)),
      ...(this.has('enum-types')
        ? [this.preferred<Ast.Definition>(() => this.sub(this.alterType, start))]
        : []),
      ...this.alternatives<Ast.Definition>('schemas', () => this.sub(this.alterObject, start)),
      ...this.alternatives<Ast.Definition>('view-algorithms', () =>
        this.sub(this.alterView, start),
      ),
    ])
  })

  /** TYPE name (ADD VALUE ... | RENAME VALUE ... | objectChange) */
  private readonly alterType = this.rule('alterType', (start: number): Ast.Definition => {
    this.word('type')
    const name = this.sub(this.qualifiedName)
    return this.OR<Ast.Definition>([
      { GATE: () => this.ahead('value', 2), ALT: () => this.sub(this.alterEnum, name, start) },
      { ALT: () => this.sub(this.objectChange, { object: 'type', name, ifExists: false, start }) },
    ])
  })

  private readonly alterEnum = this.rule(
    'alterEnum',
    (name: Ast.QualifiedName, start: number): Ast.AlterEnum => {
      const action = this.OR<Ast.AlterEnum['action']>([
        { ALT: () => this.sub(this.addLabel) },
        {
          ALT: () => {
            this.wordsInRow('rename', 'value')
            const from = this.sub(this.enumLabel)
            this.word('to')
            return { kind: 'rename-label', from, to: this.sub(this.enumLabel) }
          },
        },
      ])
      return { kind: 'alter-enum', name, action, at: this.from(start) }
    },
  )

  /** ADD VALUE [IF NOT EXISTS] label [(BEFORE | AFTER) label] */
  private readonly addLabel = this.rule('addLabel', (): Ast.AlterEnum['action'] => {
    this.wordsInRow('add', 'value')
    const ifNotExists = this.sub(this.ifNotExists)
    const label = this.sub(this.enumLabel)
    const side = this.OPTION(() =>
      this.OR<'before' | 'after'>([
        { ALT: () => this.word('before') && 'before' },
        { ALT: () => this.word('after') && 'after' },
      ]),
    )
    const neighbour = this.OPTION2({
      GATE: () => side !== undefined,
      DEF: () => this.sub(this.enumLabel),
    })
    const place = side && neighbour ? { kind: side, label: neighbour } : { kind: 'last' as const }
    return { kind: 'add-label', label, ifNotExists, place }
  })

  /** kind [IF EXISTS] name objectChange */
  private readonly alterObject = this.rule('alterObject', (start: number): Ast.Definition => {
    const object = this.sub(this.objectKind)
    const ifExists = this.sub(this.ifExists)
    const name = this.sub(this.qualifiedName)
    return this.sub(this.objectChange, { object, name, ifExists, start })
  })

  /** RENAME TO name | RENAME (COLUMN | ATTRIBUTE) name TO name | SET SCHEMA name | anything else */
  private readonly objectChange = this.rule('objectChange', (altered: Altered): Ast.Definition => {
    const start = this.start()
    const action = this.OR<Ast.AlterObject['action'] | 'unmodelled'>([
      {
        GATE: () => this.ahead('rename') && !this.ahead('constraint', 2),
        ALT: () => this.sub(this.objectRename),
      },
      {
        GATE: () => this.ahead('schema', 2),
        ALT: () => {
          this.wordsInRow('set', 'schema')
          return { kind: 'set-schema', schema: this.sub(this.name) }
        },
      },
      ...(this.has('sequences')
        ? [
            {
              GATE: () => altered.object === 'sequence',
              ALT: () => {
                const column = this.sub(this.sequenceOptions)
                return this.ACTION(() =>
                  column.length > 0
                    ? { kind: 'sequence-options' as const, options: column }
                    : { kind: 'written' as const, text: this.textFrom(start) },
                )
              },
            },
          ]
        : []),
      {
        ALT: () => {
          const changing = this.ACTION(() =>
            changes(altered.object, this.LA(1).image, this.LA(2).image),
          )
          this.sign(this.names.word)
          this.sub(this.skippedRest)
          return changing ? 'unmodelled' : { kind: 'written', text: this.textFrom(start) }
        },
      },
    ])
    return this.ACTION((): Ast.Definition => {
      const { start, ...object } = altered
      const at = this.from(start)
      if (action !== 'unmodelled') return { kind: 'alter-object', ...object, action, at }
      const what = `change of a ${object.object}`
      return { kind: 'unmodelled', what, ...this.written(start), name: object.name }
    })
  })

  private readonly objectRename = this.rule('objectRename', (): Ast.AlterObject['action'] => {
    this.word('rename')
    return this.OR<Ast.AlterObject['action']>([
      {
        ALT: () => {
          this.word('to')
          return { kind: 'rename', to: this.sub(this.qualifiedName) }
        },
      },
      {
        ALT: () => {
          this.OPTION(() =>
            this.OR2([{ ALT: () => this.word('column') }, { ALT: () => this.word('attribute') }]),
          )
          const { from, to } = this.sub(this.renaming)
          this.OPTION2(() => this.sub(this.cascade))
          return { kind: 'rename-column', column: from, to }
        },
      },
    ])
  })

  /** viewAlgorithm* VIEW name ['(' names ')'] AS query: the view, wholly new */
  private readonly alterView = this.rule('alterView', (start: number): Ast.Definition => {
    this.MANY(() => this.sub(this.viewAlgorithm))
    const modifiers = { orReplace: true, temporary: false, unique: false, materialized: false }
    return this.sub(this.createView, modifiers, start)
  })

  /** RENAME TABLE name TO name */
  protected readonly renameTable = this.rule('renameTable', (): Ast.AlterObject => {
    const start = this.start()
    this.wordsInRow('rename', 'table')
    const name = this.sub(this.qualifiedName)
    this.word('to')
    const to = this.sub(this.qualifiedName)
    const at = this.from(start)
    return {
      kind: 'alter-object',
      object: 'table',
      name,
      ifExists: false,
      action: { kind: 'rename', to },
      at,
    }
  })
}

interface Altered extends Pick<Ast.AlterObject, 'object' | 'name' | 'ifExists'> {
  readonly start: number
}

/** Whether a change that has no node of its own changes what columns of the type hold. */
function changes(object: Ast.ObjectKind, first: string, second: string): boolean {
  const [word, next] = [first.toLowerCase(), second.toLowerCase()]
  if (object === 'type') return next === 'attribute'
  if (object !== 'domain' || word === 'owner' || word === 'validate') return false
  return true
}
