import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { CreateRoutines } from './create-routine.ts'
import type { Modifiers } from './create-view.ts'

type Kind =
  | 'function'
  | 'procedure'
  | 'aggregate'
  | 'table'
  | 'index'
  | 'view'
  | 'type'
  | 'domain'
  | 'sequence'
  | 'schema'
  | 'virtual'

/** Which words may stand between CREATE and each kind. */
const allowed: Readonly<Record<Kind, readonly (keyof Modifiers)[]>> = {
  function: ['orReplace'],
  procedure: ['orReplace'],
  aggregate: ['orReplace'],
  table: ['temporary'],
  index: ['unique'],
  view: ['orReplace', 'temporary', 'materialized'],
  type: [],
  domain: [],
  sequence: ['temporary'],
  schema: [],
  virtual: [],
}

/** CREATE, dispatched on what is created; types, domains, sequences and schemas. */
export abstract class Creates extends CreateRoutines {
  protected abstract readonly statement: ParserMethod<[boolean?], Ast.Statement>

  /** CREATE modifier* (TABLE | INDEX | VIEW | TYPE | DOMAIN | SEQUENCE | SCHEMA) ... */
  protected readonly create = this.rule('create', (): Ast.Definition => {
    const start = this.start()
    this.word('create')
    const modifiers = this.sub(this.modifiers)
    this.ACTION(() => this.checkModifiers(modifiers))
    return this.OR<Ast.Definition>([
      { ALT: () => this.sub(this.createTable, modifiers?.temporary, start) },
      { ALT: () => this.sub(this.createIndex, modifiers?.unique, start) },
      { ALT: () => this.sub(this.createView, modifiers, start) },
      ...this.alternatives<Ast.Definition>('lax-definitions', () =>
        this.sub(this.createVirtualTable, start),
      ),
      ...this.alternatives<Ast.Definition>('routines', () =>
        this.sub(this.createRoutine, modifiers?.orReplace, start),
      ),
      ...this.alternatives<Ast.Definition>('aggregates', () =>
        this.sub(this.createAggregate, modifiers?.orReplace, start),
      ),
      ...this.alternatives<Ast.Definition>('enum-types', () => this.sub(this.createType, start)),
      ...this.alternatives<Ast.Definition>('domains', () => this.sub(this.createDomain, start)),
      ...this.alternatives<Ast.Definition>('sequences', () => this.sub(this.createSequence, start)),
      ...this.alternatives<Ast.Definition>('schemas', () => this.sub(this.createSchema, start)),
    ])
  })

  /** (OR REPLACE | TEMPORARY | UNLOGGED | UNIQUE | MATERIALIZED | ...)* */
  private readonly modifiers = this.rule('modifiers', (): Modifiers => {
    const found = { orReplace: false, temporary: false, unique: false, materialized: false }
    const set = (modifier: keyof Modifiers) => {
      found[modifier] = true
    }
    if (this.has('lax-definitions')) {
      this.OPTION(() =>
        this.OR2<unknown>([
          { ALT: () => set(this.word('temporary') && 'temporary') },
          { ALT: () => set(this.word('temp') && 'temporary') },
          { ALT: () => set(this.word('unique') && 'unique') },
        ]),
      )
      return found
    }
    this.MANY(() =>
      this.OR<unknown>([
        {
          ALT: () => {
            this.wordsInRow('or', 'replace')
            set('orReplace')
          },
        },
        { ALT: () => set(this.word('temporary') && 'temporary') },
        { ALT: () => set(this.word('temp') && 'temporary') },
        { ALT: () => set(this.word('unique') && 'unique') },
        ...this.alternatives<unknown>('materialized-views', () =>
          set(this.word('materialized') && 'materialized'),
        ),
        ...this.alternatives<unknown>(
          'inheritance',
          () => this.word('unlogged'),
          () => this.word('global'),
          () => this.word('local'),
          () => this.word('recursive'),
        ),
        ...this.alternatives<unknown>(
          'view-algorithms',
          () => this.word('fulltext'),
          () => this.word('spatial'),
          () => this.sub(this.viewAlgorithm),
        ),
      ]),
    )
    return found
  })

  /** ALGORITHM '=' word | DEFINER '=' user | SQL SECURITY word */
  protected readonly viewAlgorithm = this.rule('viewAlgorithm', (): void => {
    this.OR<unknown>([
      {
        ALT: () => {
          this.word('algorithm')
          this.sign(this.signs.equals)
          this.sign(this.names.word)
        },
      },
      {
        ALT: () => {
          this.word('definer')
          this.sign(this.signs.equals)
          this.sub(this.user)
        },
      },
      {
        ALT: () => {
          this.wordsInRow('sql', 'security')
          this.sign(this.names.word)
        },
      },
    ])
  })

  /** name ['@' host] | string ['@' host] */
  private readonly user = this.rule('user', (): void => {
    this.OR([
      { ALT: () => this.sign(this.names.operand) },
      { ALT: () => this.sign(this.signs.string) },
      { ALT: () => this.sign(this.signs.niladic) },
    ])
    this.OPTION(() => this.sign(this.signs.variable))
    this.OPTION2({
      GATE: () => this.aheadSign(this.signs.open),
      DEF: () => this.sub(this.skippedParentheses),
    })
  })

  private checkModifiers(modifiers: Modifiers): void {
    const kind = this.LA(1)
    const words = kindsOf(kind.image.toLowerCase())
    const entries: readonly (keyof Modifiers)[] = [
      'orReplace',
      'temporary',
      'unique',
      'materialized',
    ]
    if (modifiers.materialized && modifiers.orReplace) this.refuseToken(kind, 'FUNCTION')
    for (const modifier of entries) {
      if (modifiers[modifier] && words && !words.includes(modifier)) {
        this.refuseToken(kind, modifier === 'unique' ? 'INDEX' : 'VIEW')
      }
    }
  }

  /** TYPE name AS (ENUM '(' labels ')' | '(' fields ')' | RANGE ...) | TYPE name ['(' ... ')'] */
  private readonly createType = this.rule('createType', (start: number): Ast.Definition => {
    this.word('type')
    const name = this.sub(this.qualifiedName)
    return this.OR<Ast.Definition>([
      {
        ALT: () => {
          this.word('as')
          return this.sub(this.typeBody, name, start)
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.sub(this.skippedParentheses))
          return { kind: 'unmodelled', what: 'base type', ...this.written(start), name }
        },
      },
    ])
  })

  private readonly typeBody = this.rule(
    'typeBody',
    (name: Ast.QualifiedName, start: number): Ast.Definition =>
      this.OR<Ast.Definition>([
        {
          ALT: () => {
            this.word('enum')
            this.sign(this.signs.open)
            const labels = this.OPTION(() => this.listOf(1, this.enumLabel)) ?? []
            this.sign(this.signs.close)
            return { kind: 'create-enum', name, labels, at: this.from(start) }
          },
        },
        {
          ALT: () => {
            this.word('range')
            this.sub(this.skippedParentheses)
            return { kind: 'unmodelled', what: 'range type', ...this.written(start), name }
          },
        },
        {
          ALT: () => {
            this.sign(this.signs.open)
            const fields = this.OPTION2(() => this.listOf(2, this.columnDefinition)) ?? []
            this.sign(this.signs.close)
            return { kind: 'create-composite', name, fields, at: this.from(start) }
          },
        },
      ]),
  )

  protected readonly enumLabel = this.rule('enumLabel', (): Ast.EnumLabel => {
    const start = this.start()
    return { text: this.sub(this.stringText), at: this.from(start) }
  })

  /** DOMAIN name [AS] typeName columnConstraint* */
  private readonly createDomain = this.rule('createDomain', (start: number): Ast.CreateDomain => {
    this.word('domain')
    const name = this.sub(this.qualifiedName)
    this.OPTION(() => this.word('as'))
    const type = this.sub(this.typeName)
    const constraints = this.sub(this.columnConstraints)
    return { kind: 'create-domain', name, type, constraints, at: this.from(start) }
  })

  /** SEQUENCE [IF NOT EXISTS] name [AS typeName] options */
  private readonly createSequence = this.rule(
    'createSequence',
    (start: number): Ast.CreateSequence => {
      this.word('sequence')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      const options = this.sub(this.sequenceOptions)
      return { kind: 'create-sequence', name, ifNotExists, options, at: this.from(start) }
    },
  )

  /** (AS typeName | OWNED BY qualifiedName | anything)* */
  protected readonly sequenceOptions = this.rule(
    'sequenceOptions',
    (): readonly Ast.SequenceOption[] => {
      const options: Ast.SequenceOption[] = []
      this.MANY({
        // CREATE SCHEMA s CREATE SEQUENCE a CREATE SEQUENCE b
        GATE: () => !this.schemaElementAhead(),
        DEF: () =>
          this.OR<unknown>([
            {
              GATE: () => this.ahead('owned') && this.ahead('by', 2),
              ALT: () => {
                const start = this.start()
                this.wordsInRow('owned', 'by')
                const column = this.sub(this.qualifiedName)
                options.push({ kind: 'owned-by', column, at: this.from(start) })
              },
            },
            {
              GATE: () => this.ahead('as'),
              ALT: () => {
                const start = this.start()
                this.word('as')
                const type = this.sub(this.typeName)
                options.push({ kind: 'as', type, at: this.from(start) })
              },
            },
            { ALT: () => this.sign(this.signs.content) },
            { ALT: () => this.sub(this.skippedParentheses) },
          ]),
      })
      return options
    },
  )

  private schemaElementAhead(): boolean {
    return /^(?:create|grant)$/i.test(this.LA(1).image)
  }

  /** SCHEMA [IF NOT EXISTS] (name [AUTHORIZATION name] | AUTHORIZATION name) statement* */
  private readonly createSchema = this.rule('createSchema', (start: number): Ast.CreateSchema => {
    this.word('schema')
    const ifNotExists = this.sub(this.ifNotExists)
    const given = this.OPTION(() => this.sub(this.name))
    const owner = this.OPTION2(() => {
      this.word('authorization')
      return this.nameOf(this.sign(this.names.member))
    })
    const elements: Ast.Statement[] = []
    this.ACTION(() => {
      while (this.schemaElementAhead()) elements.push(this.sub(this.statement, true))
    })
    const at = this.from(start)
    return this.ACTION(() => {
      const name = given ?? owner ?? this.refuseToken(this.LA(1), 'a name')
      return { kind: 'create-schema', name, ifNotExists, elements, at }
    })
  })
}

function kindsOf(word: string): readonly string[] | undefined {
  return Object.entries(allowed).find(([kind]) => kind === word)?.[1]
}
