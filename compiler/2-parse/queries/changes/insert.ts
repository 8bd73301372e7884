import { bug } from '../../../diagnostics/bug.ts'
import type * as Ast from '../../ast.ts'
import { Assignments, nothingReturned } from './assignment.ts'

/** INSERT and REPLACE, with what happens on conflict. */
export abstract class Inserts extends Assignments {
  /** (INSERT [OR resolution] | REPLACE) [INTO] name [[AS] alias] ['(' columns ')'] source conflict* [returning] */
  protected readonly insert = this.rule(
    'insert',
    (withClause: Ast.With | undefined, start: number): Ast.Insert => {
      const verb = this.sub(this.insertVerb)
      if (this.has('optional-into')) this.flag(1, 'into')
      else this.word('into')
      // INSERT VALUE (1)
      this.ACTION(() => {
        if (this.has('inserted-sets') && this.ahead('value')) this.refuseToken(this.LA(1), 'a name')
      })
      const target = this.sub(this.relationName)
      const partitions = this.has('table-hints')
        ? (this.OPTION2(() => this.sub(this.partitionChoice)) ?? [])
        : []
      const alias = this.has('aliased-targets')
        ? this.OPTION3(() => this.sub(this.targetAlias))
        : undefined
      const list = this.OPTION4({
        // `INSERT INTO t ((SELECT 1))`
        GATE: () => this.LA(2).image !== '(',
        DEF: () => this.sub(this.columnList),
      })
      const named = list !== undefined
      const listed = list ?? []
      const body = this.subWith(this.insertBody, named)
      const { source, columns = listed, overriding } = body
      const rowAlias = this.has('row-alias')
        ? this.OPTION5({
            GATE: () => body.aliased && verb.mode !== 'replace',
            DEF: () => this.sub(this.rowAlias),
          })
        : undefined
      const conflicts: Ast.Conflict[] = []
      this.MANY({
        GATE: () => this.conflictAllowed(verb, source, conflicts),
        DEF: () => conflicts.push(this.sub(this.conflict)),
      })
      const returned = this.has('returning')
        ? (this.OPTION6(() => this.sub(this.returning)) ?? nothingReturned)
        : nothingReturned
      const at = this.from(start)
      return {
        kind: 'insert',
        with: withClause,
        target,
        partitions,
        alias,
        ...verb,
        columns,
        overriding,
        source,
        rowAlias,
        conflicts,
        ...returned,
        at,
      }
    },
  )

  /** SQLite takes several ON CONFLICT, and none behind DEFAULT VALUES. */
  private conflictAllowed(
    { mode }: Verb,
    source: Ast.InsertSource,
    before: readonly Ast.Conflict[],
  ): boolean {
    if (mode === 'replace' && !this.has('on-conflict')) return false
    if (!this.has('conflict-chains')) return before.length === 0
    return source.kind !== 'defaults' && before.every(({ target }) => target.kind !== 'any')
  }

  /** insertWords | REPLACE [LOW_PRIORITY | DELAYED] */
  private readonly insertVerb = this.rule('insertVerb', (): Verb =>
    this.OR<Verb>([
      { ALT: () => this.sub(this.insertWords) },
      ...this.alternatives<Verb>('replace', () => this.sub(this.replaceWords)),
    ]),
  )

  private readonly replaceWords = this.rule('replaceWords', (): Verb => {
    this.word('replace')
    const hints = this.ACTION(() => this.hints())
    const priority = this.has('priorities')
      ? this.OPTION(() => this.OR(this.wordOf('low_priority', 'delayed')))
      : undefined
    const modifiers = priority === undefined ? [] : [priority]
    return { mode: 'replace', resolution: undefined, hints, modifiers }
  })

  /** INSERT [OR resolution] [LOW_PRIORITY | DELAYED | HIGH_PRIORITY] [IGNORE] */
  private readonly insertWords = this.rule('insertWords', (): Verb => {
    this.word('insert')
    const hints = this.ACTION(() => this.hints())
    const resolution = this.has('or-action')
      ? this.OPTION(() => this.sub(this.orAction))
      : undefined
    if (!this.has('priorities')) return { mode: 'insert', resolution, hints, modifiers: [] }
    const priority = this.OPTION3(() =>
      this.OR(this.wordOf('low_priority', 'delayed', 'high_priority')),
    )
    const modifiers = priority === undefined ? [] : [priority]
    return { mode: this.flag(2, 'ignore') ? 'ignore' : 'insert', resolution, hints, modifiers }
  })

  /** [AS] alias: without AS only where no VALUES, SET or SELECT could be meant */
  protected readonly targetAlias = this.rule('targetAlias', (): Ast.Alias => {
    const start = this.start()
    this.word('as')
    const name = this.sub(this.name)
    return { name, columns: [], types: [], collations: [], at: this.from(start) }
  })

  /** '(' [column (',' column)*] ')', a column perhaps with a subscript or field behind it; empty in MySQL */
  protected readonly columnList = this.rule('columnList', (): Ast.InsertColumn[] => {
    this.sign(this.signs.open)
    const columns =
      this.OPTION({
        GATE: () => !this.has('value-defaults') || !this.aheadSign(this.signs.close),
        DEF: () => this.listOf(1, this.insertColumn),
      }) ?? []
    if (columns.length === 0 && !this.has('value-defaults'))
      this.ACTION(() => this.refuseToken(this.LA(1), 'a name'))
    this.sign(this.signs.close)
    return columns
  })

  private readonly insertColumn = this.rule('insertColumn', (): Ast.InsertColumn => {
    const start = this.start()
    if (!this.has('arrays')) {
      const target = this.sub(this.targetName)
      return this.ACTION(() => columnAt(target))
    }
    const name = this.sub(this.name)
    const path = this.subWith(this.targetPath, { parts: [name], at: name.at }, start)
    return { ...name, path }
  })

  /** insertSource | SET assignment (',' assignment)* */
  private readonly insertBody = this.rule('insertBody', (named: boolean): InsertBody =>
    this.OR<InsertBody>([
      ...(this.has('insert-set')
        ? [{ GATE: () => !named, ALT: () => this.sub(this.insertSet) }]
        : []),
      ...this.defaultValues(named),
      {
        ALT: () => {
          const overriding = this.has('overriding')
            ? this.OPTION(() => this.sub(this.overriding))
            : undefined
          const aliased = this.LA(2).image === '('
          return { source: this.subWith(this.insertSource, named), overriding, aliased }
        },
      },
    ]),
  )

  /** DEFAULT VALUES: behind a list of columns in SQLite only */
  private defaultValues(named: boolean) {
    if (!this.has('default-values')) return []
    return [
      {
        GATE: () => !named || this.has('listed-default-values'),
        ALT: (): InsertBody => {
          this.wordsInRow('default', 'values')
          return { source: { kind: 'defaults' }, overriding: undefined, aliased: false }
        },
      },
    ]
  }

  /** insertRows | query */
  private readonly insertSource = this.rule('insertSource', (named: boolean): Ast.InsertSource =>
    this.OR<Ast.InsertSource>([
      // Where rows cannot be empty they are a query like any other: UNION or ORDER BY may follow.
      ...(this.has('value-defaults')
        ? [
            {
              GATE: () => !this.queryAhead(),
              ALT: (): Ast.InsertSource => this.sub(this.insertRows),
              IGNORE_AMBIGUITIES: true as const,
            },
          ]
        : []),
      ...(this.has('leading-with')
        ? [
            {
              GATE: () => !named && this.withInParentheses(),
              ALT: (): Ast.InsertSource => ({
                kind: 'query',
                query: this.sub(this.queryInParentheses),
              }),
              IGNORE_AMBIGUITIES: true as const,
            },
          ]
        : []),
      {
        ALT: () => {
          const query = this.sub(this.givenQuery)
          return this.ACTION(() => rowsOf(query) ?? { kind: 'query', query })
        },
      },
    ]),
  )

  /** VALUES ROW(...) is a query; where rows are the first operand of a UNION, VALUES always is. */
  private queryAhead(): boolean {
    if (this.has('inserted-sets')) return !this.ahead('value')
    return this.has('values-rows') && /^row$/i.test(this.LA(2).image)
  }

  /** OVERRIDING (SYSTEM | USER) VALUE */
  protected readonly overriding = this.rule('overriding', (): 'system' | 'user' => {
    this.word('overriding')
    const by = this.OR<'system' | 'user'>([
      { ALT: () => this.word('system') && 'system' },
      { ALT: () => this.word('user') && 'user' },
    ])
    this.word('value')
    return by
  })

  /** (VALUES | VALUE) insertRow (',' insertRow)* */
  private readonly insertRows = this.rule('insertRows', (): Ast.InsertSource => {
    const start = this.start()
    this.OR([
      { ALT: () => this.word('values') },
      ...this.alternatives('insert-set', () => this.word('value')),
    ])
    const rows = this.listOf(1, this.insertRow)
    return { kind: 'rows', rows, at: this.from(start) }
  })

  /** '(' [value (',' value)*] ')' */
  private readonly insertRow = this.rule('insertRow', (): Ast.InsertValue[] => {
    this.sign(this.signs.anyOpen)
    const values = this.OPTION(() => this.listOf(1, this.insertValue)) ?? []
    this.sign(this.signs.close)
    return values
  })

  /** SET assignment (',' assignment)*: one row, its columns named beside the values */
  private readonly insertSet = this.rule('insertSet', (): InsertBody => {
    const start = this.start()
    this.word('set')
    const assignments = this.listOf(1, this.assignment)
    const at = this.from(start)
    return this.ACTION(() => ({
      columns: assignments.flatMap(({ targets }) => targets.map(({ name }) => columnAt(name))),
      overriding: undefined,
      aliased: true,
      source: { kind: 'rows', rows: [assignments.map(({ value }) => value)], assigned: true, at },
    }))
  })

  /** AS name ['(' names ')'] */
  private readonly rowAlias = this.rule('rowAlias', (): Ast.Alias => {
    const start = this.start()
    this.word('as')
    const name = this.sub(this.name)
    const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
    return { name, columns, types: [], collations: [], at: this.from(start) }
  })

  /** ON (CONFLICT ... | DUPLICATE KEY UPDATE ...) */
  private readonly conflict = this.rule('conflict', (): Ast.Conflict => {
    const start = this.start()
    this.word('on')
    return this.OR<Ast.Conflict>([
      ...this.alternatives('on-conflict', () => this.subWith(this.onConflict, start)),
      ...this.alternatives('on-duplicate-key', () => this.subWith(this.onDuplicateKey, start)),
    ])
  })

  /** CONFLICT [target] DO (NOTHING | UPDATE SET assignments [WHERE ...]) */
  private readonly onConflict = this.rule('onConflict', (start: number): Ast.Conflict => {
    this.word('conflict')
    const target = this.OPTION(() => this.sub(this.conflictTarget)) ?? { kind: 'any' }
    this.word('do')
    let assignments: readonly Ast.Assignment[] | undefined
    let where: Ast.Expression | undefined
    this.OR([
      { ALT: () => this.word('nothing') },
      {
        ALT: () => {
          this.wordsInRow('update', 'set')
          assignments = this.listOf(1, this.assignment)
          where = this.OPTION2(() => this.sub(this.whereClause))
        },
      },
    ])
    return {
      kind: 'on-conflict',
      target,
      action: assignments ? 'update' : 'nothing',
      assignments: assignments ?? [],
      where,
      at: this.from(start),
    }
  })

  /** '(' indexColumns ')' [WHERE ...] | ON CONSTRAINT name */
  private readonly conflictTarget = this.rule('conflictTarget', (): Ast.ConflictTarget =>
    this.OR<Ast.ConflictTarget>([
      {
        ALT: () => {
          const columns = this.sub(this.indexColumns)
          const where = this.OPTION(() => this.sub(this.whereClause))
          return { kind: 'columns', columns, where }
        },
      },
      ...this.alternatives<Ast.ConflictTarget>('conflict-constraints', () => {
        this.wordsInRow('on', 'constraint')
        return { kind: 'constraint', name: this.sub(this.name) }
      }),
    ]),
  )

  /** DUPLICATE KEY UPDATE assignment (',' assignment)* */
  private readonly onDuplicateKey = this.rule('onDuplicateKey', (start: number): Ast.Conflict => {
    this.wordsInRow('duplicate', 'key', 'update')
    const assignments = this.listOf(1, this.assignment)
    return {
      kind: 'on-duplicate-key',
      target: { kind: 'any' },
      action: 'update',
      assignments,
      where: undefined,
      at: this.from(start),
    }
  })
}

type Verb = Pick<Ast.Insert, 'mode' | 'resolution' | 'hints' | 'modifiers'>

interface InsertBody {
  readonly source: Ast.InsertSource
  readonly columns?: readonly Ast.InsertColumn[]
  readonly overriding: Ast.Insert['overriding']
  /** A name for the new row may follow: of VALUES (...) and SET. */
  readonly aliased: boolean
}

/** VALUES alone are the rows of an INSERT. */
function rowsOf({ with: ctes, body, orderBy, limit, locking }: Ast.Query) {
  const alone = !ctes && orderBy.length === 0 && !limit && locking.length === 0
  if (!alone || body.kind !== 'values') return undefined
  return { kind: 'rows' as const, rows: body.rows, at: body.at }
}

/** Of `t.a` the column: the table can be no other than the target. */
function columnAt({ parts }: Ast.QualifiedName): Ast.InsertColumn {
  const name = parts.at(-1) ?? bug('a name without parts')
  return { ...name, qualifier: parts.slice(0, -1), path: [] }
}
