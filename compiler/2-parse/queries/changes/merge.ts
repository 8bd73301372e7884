import type * as Ast from '../../ast.ts'
import { nothingReturned } from './assignment.ts'
import { Deletes } from './delete.ts'

/** MERGE, and every statement that may stand in a CTE or a query file. */
export abstract class Merges extends Deletes {
  /** MERGE INTO target USING source ON condition mergeClause+ [RETURNING ...] */
  private readonly merge = this.rule(
    'merge',
    (withClause: Ast.With | undefined, start: number): Ast.Merge => {
      this.wordsInRow('merge', 'into')
      const target = this.sub(this.changeTarget)
      this.word('using')
      const source = this.sub(this.fromItem)
      this.word('on')
      const on = this.sub(this.expression)
      const clauses: Ast.MergeClause[] = []
      this.AT_LEAST_ONE(() => clauses.push(this.sub(this.mergeClause)))
      const returned = this.OPTION(() => this.sub(this.returning)) ?? nothingReturned
      const at = this.from(start)
      return { kind: 'merge', with: withClause, target, source, on, clauses, ...returned, at }
    },
  )

  /** WHEN (MATCHED | NOT MATCHED [BY (SOURCE | TARGET)]) [AND condition] THEN action */
  private readonly mergeClause = this.rule('mergeClause', (): Ast.MergeClause => {
    const start = this.start()
    this.word('when')
    const when = this.OR<Ast.MergeClause['when']>([
      { ALT: () => this.word('matched') && 'matched' },
      { ALT: () => this.sub(this.notMatched) },
    ])
    const condition = this.OPTION(() => {
      this.word('and')
      return this.sub(this.expression)
    })
    this.word('then')
    const inserts = this.ACTION(() => when === 'not-matched' || when === 'not-matched-by-target')
    const action = this.subWith(this.mergeAction, inserts)
    return { when, condition, action, at: this.from(start) }
  })

  /** NOT MATCHED [BY (SOURCE | TARGET)] */
  private readonly notMatched = this.rule('notMatched', (): Ast.MergeClause['when'] => {
    this.wordsInRow('not', 'matched')
    const side = this.OPTION(() => {
      this.word('by')
      return this.OR<'not-matched-by-source' | 'not-matched-by-target'>([
        { ALT: () => this.word('source') && 'not-matched-by-source' },
        { ALT: () => this.word('target') && 'not-matched-by-target' },
      ])
    })
    return side ?? 'not-matched'
  })

  /** DO NOTHING | INSERT ... where no row matched | UPDATE SET ... and DELETE where one did */
  private readonly mergeAction = this.rule('mergeAction', (inserts: boolean): Ast.MergeAction =>
    this.OR<Ast.MergeAction>([
      {
        ALT: () => {
          this.wordsInRow('do', 'nothing')
          return { kind: 'nothing' }
        },
      },
      { GATE: () => inserts, ALT: () => this.sub(this.mergeInsert) },
      {
        GATE: () => !inserts,
        ALT: () => {
          this.wordsInRow('update', 'set')
          return { kind: 'update', assignments: this.listOf(1, this.assignment) }
        },
      },
      {
        GATE: () => !inserts,
        ALT: () => {
          this.word('delete')
          return { kind: 'delete' }
        },
      },
    ]),
  )

  /** INSERT (DEFAULT VALUES | ['(' columns ')'] [OVERRIDING ...] VALUES '(' values ')') */
  private readonly mergeInsert = this.rule('mergeInsert', (): Ast.MergeAction => {
    this.word('insert')
    return this.OR<Ast.MergeAction>([
      {
        ALT: () => {
          this.wordsInRow('default', 'values')
          return {
            kind: 'insert',
            columns: [],
            overriding: undefined,
            values: undefined,
          }
        },
      },
      { ALT: () => this.sub(this.mergeValues) },
    ])
  })

  private readonly mergeValues = this.rule('mergeValues', (): Ast.MergeAction => {
    const columns = this.OPTION(() => this.sub(this.columnList)) ?? []
    const overriding = this.OPTION2(() => this.sub(this.overriding))
    this.word('values')
    const values = this.listInParentheses(1, this.insertValue)
    return { kind: 'insert', columns, overriding, values }
  })

  /** A statement of a CTE, behind its own WITH. */
  protected readonly dataStatement = this.rule(
    'dataStatement',
    (withClause: Ast.With | undefined): Ast.QueryStatement => {
      const start = this.ACTION(() => withClause?.at.start) ?? this.start()
      return this.OR<Ast.QueryStatement>([
        {
          GATE: () => !withClause || this.has('with-insert'),
          ALT: () => this.subWith(this.insert, withClause, start),
        },
        {
          GATE: () => !withClause || this.has('with-change'),
          ALT: () => this.subWith(this.update, withClause, start),
        },
        {
          GATE: () => !withClause || this.has('with-change'),
          ALT: () => this.subWith(this.delete, withClause, start),
        },
        ...this.alternatives<Ast.QueryStatement>('merge', () =>
          this.subWith(this.merge, withClause, start),
        ),
        { ALT: () => this.subWith(this.wholeQuery, withClause, start) },
      ])
    },
  )

  /** [with] (query | INSERT ... | UPDATE ... | DELETE ... | MERGE ...) */
  protected readonly queryStatement = this.rule('queryStatement', (): Ast.QueryStatement => {
    const withClause = this.OPTION(() => this.sub(this.withClause))
    return this.subWith(this.dataStatement, withClause)
  })
}
