import type * as Ast from '../../ast.ts'
import { Limits } from '../limit.ts'

/** INTO: a table that PostgreSQL makes, MySQL's files and variables. */
export abstract class IntoClauses extends Limits {
  /** The INTO behind the items. */
  protected intoHere(): Ast.Select['into'] {
    if (this.has('select-into')) return this.OPTION7(() => this.sub(this.into))
    if (this.has('into-targets')) return this.OPTION7(() => this.sub(this.intoTargets))
    return undefined
  }

  /** INTO (OUTFILE ... | DUMPFILE string | variable (',' variable)*) */
  protected readonly intoTargets = this.rule('intoTargets', (): Ast.IntoTargets => {
    const start = this.start()
    this.word('into')
    this.synopsis('into_targets')
    return { kind: 'into-targets', text: this.textFrom(start), at: this.from(start) }
  })

  /** INTO [TEMPORARY | TEMP | [LOCAL | GLOBAL] (TEMPORARY | TEMP) | UNLOGGED] [TABLE] name */
  private readonly into = this.rule('into', (): Ast.IntoTable => {
    const start = this.start()
    this.word('into')
    const persistence = this.OPTION({
      GATE: () => this.persistenceAhead(),
      DEF: () => this.sub(this.persistence),
    })
    this.flag(2, 'table')
    const table = this.sub(this.relationName)
    return {
      kind: 'into-table',
      table,
      persistence: persistence ?? 'permanent',
      at: this.from(start),
    }
  })

  /** TEMPORARY and the like are names as well: then nothing follows that could be one. */
  private persistenceAhead(): boolean {
    const next = this.LA(2).tokenType.CATEGORIES ?? []
    return next.includes(this.names.column) || this.ahead('table', 2)
  }

  /** [LOCAL | GLOBAL] (TEMPORARY | TEMP) | UNLOGGED */
  private readonly persistence = this.rule('persistence', (): Ast.IntoTable['persistence'] => {
    const scope = this.OPTION(() =>
      this.OR([{ ALT: () => this.word('local') }, { ALT: () => this.word('global') }]),
    )
    return this.OR2<Ast.IntoTable['persistence']>([
      { ALT: () => this.word('temporary') && 'temporary' },
      { ALT: () => this.word('temp') && 'temporary' },
      { GATE: () => !scope, ALT: () => this.word('unlogged') && 'unlogged' },
    ])
  })
}
