import type * as Ast from '../../ast.ts'
import { methodOf } from './engine-key.ts'
import { EnginePrograms } from './engine-program.ts'

/** CREATE, ALTER and DROP of MySQL and MariaDB, by what they are about. */
export abstract class EngineDefinitions extends EnginePrograms {
  /** CREATE [OR REPLACE] (... TABLE | ... INDEX | ... SEQUENCE | [DEFINER ...] program | ... VIEW) ... */
  protected readonly engineCreate = this.rule('engineCreate', (): Ast.Definition => {
    const start = this.start()
    this.word('create')
    return this.ACTION(() => {
      const replace = this.LA(1)
      const orReplace = this.skip('OR', 'REPLACE')
      const definition = this.created(orReplace, start)
      // MySQL replaces views alone.
      const legal = !orReplace || definition.kind === 'create-view' || this.has('or-replace')
      return legal ? definition : this.refuseToken(replace, 'VIEW')
    })
  })

  private created(orReplace: boolean, start: number): Ast.Definition {
    const temporary = this.skip('TEMPORARY')
    const external = !temporary && this.has('external-tables') && this.skip('EXTERNAL')
    if (this.couldBe('TABLE')) {
      const modifiers = { temporary, orReplace, ...(external ? { external } : {}) }
      return this.subWith(this.engineTable, modifiers, start)
    }
    if (this.has('sequences') && this.at('SEQUENCE')) {
      const persistence = temporary ? 'temporary' : 'permanent'
      return this.engineSequence({ persistence, orReplace }, start)
    }
    if (temporary || external) return this.refuseFurthest()
    if (this.keyKindAhead()) return this.subWith(this.engineCreateIndex, orReplace, start)
    this.couldBe('VIEW')
    const definer = this.clauseText('definer')
    const program = this.programOf('create_', { orReplace, definer }, start)
    if (program) return program
    const more = this.clauseText(definer ? 'view_security' : 'view_characteristics')
    const characteristics = `${definer} ${more} ${this.clauseText('view_kind')}`.trim()
    return { ...this.subWith(this.engineView, orReplace, start), characteristics }
  }

  /** TRIGGER, EVENT and loadable functions are synopses; other functions and procedures have a signature. */
  private programOf(
    verb: string,
    head: Pick<Ast.CreateRoutine, 'orReplace' | 'definer'>,
    start: number,
  ): Ast.Definition | undefined {
    for (const what of ['trigger', 'event']) {
      if (!this.at(what.toUpperCase())) continue
      const parts = this.synopsis(verb + what)
      const at = this.from(start)
      return { kind: 'unmodelled', what, ...parts, text: this.textFrom(start), at }
    }
    const loadable = head.definer ? undefined : this.optionalSynopsis('loadable_function')
    if (loadable) {
      const [text, at] = [this.textFrom(start), this.from(start)]
      return { kind: 'unmodelled', what: 'function', ...loadable, text, at }
    }
    if (!this.at('PROCEDURE') && !this.at('FUNCTION') && !this.at('AGGREGATE')) return undefined
    return this.subWith(this.program, head, start)
  }

  /** SEQUENCE [IF NOT EXISTS] name option* */
  private engineSequence(
    head: Pick<Ast.CreateSequence, 'persistence' | 'orReplace'>,
    start: number,
  ): Ast.CreateSequence {
    this.need('SEQUENCE')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.relationName)
    const written = this.clauseText('sequence_options')
    const parts = { ...head, name, ifNotExists, options: [], written }
    return { kind: 'create-sequence', ...parts, at: this.from(start) }
  }

  private keyKindAhead(): boolean {
    return ['UNIQUE', 'FULLTEXT', 'SPATIAL', 'INDEX'].some((word) => this.couldBe(word))
  }

  /** [UNIQUE | FULLTEXT | SPATIAL] INDEX name [method] ON name '(' keyParts ')' [WAIT n | NOWAIT] keyOption* [ALGORITHM ...] [LOCK ...] */
  private readonly engineCreateIndex = this.rule(
    'engineCreateIndex',
    (orReplace: boolean, start: number): Ast.CreateIndex =>
      this.ACTION(() => {
        const special = this.skipOneOf('UNIQUE', 'FULLTEXT', 'SPATIAL')
        this.need('INDEX')
        const ifNotExists = this.has('system-versioning') && this.skip('IF', 'NOT', 'EXISTS')
        const name = this.sub(this.name)
        const written = this.clauseText('key_method')
        this.need('ON')
        const table = this.sub(this.relationName)
        const columns = this.keyParts(special === 'UNIQUE')
        const lockWait = this.clauseText('lock_wait')
        const keyOptions = `${written} ${this.keyOptions(special)}`.trim()
        const alterOptions = this.clauseText('created_index_option')
        const unique = special === 'UNIQUE'
        const at = this.from(start)
        const method = methodOf(special)
        const parts = {
          name,
          unique,
          columns,
          method,
          keyOptions,
          ifNotExists,
          table,
          where: undefined,
          orReplace,
          lockWait,
          alterOptions,
        }
        return { kind: 'create-index', ...parts, at }
      }),
  )

  /** VIEW [IF NOT EXISTS] name ['(' names ')'] AS query [WITH [CASCADED | LOCAL] CHECK OPTION] */
  private readonly engineView = this.rule(
    'engineView',
    (orReplace: boolean, start: number): Ast.CreateView =>
      this.ACTION(() => {
        this.need('VIEW')
        const ifNotExists =
          (this.has('or-replace') || !orReplace) && this.skip('IF', 'NOT', 'EXISTS')
        const name = this.sub(this.relationName)
        const columns = this.at('(') ? this.sub(this.nameList) : []
        this.need('AS')
        const query = this.sub(this.givenQuery)
        const check = checkOf(this.clauseText('view_check'))
        const flags = { materialized: false, orReplace, temporary: false, ifNotExists, check }
        return { kind: 'create-view', name, ...flags, columns, query, at: this.from(start) }
      }),
  )

  /** ALTER (TABLE ... | SEQUENCE ... | [DEFINER ...] EVENT ... | characteristics VIEW ...) */
  protected readonly engineAlterAny = this.rule('engineAlterAny', (): Ast.Definition => {
    const start = this.start()
    this.word('alter')
    return this.ACTION(() => {
      const definer = this.clauseText('definer')
      if (this.at('EVENT')) {
        const parts = this.synopsis('alter_event')
        const [text, at] = [this.textFrom(start), this.from(start)]
        return { kind: 'unmodelled', what: 'event', ...parts, text, at }
      }
      const more = this.clauseText(definer ? 'view_security' : 'view_characteristics')
      const characteristics = `${definer} ${more} ${this.clauseText('view_kind')}`.trim()
      if (characteristics || this.at('VIEW')) {
        return { ...this.subWith(this.engineView, true, start), alters: true, characteristics }
      }
      if (this.has('sequences') && this.skip('SEQUENCE')) return this.alteredSequence(start)
      return this.subWith(this.engineAlter, start)
    })
  })

  /** [IF EXISTS] name option* */
  private alteredSequence(start: number): Ast.AlterObject {
    const ifExists = this.skip('IF', 'EXISTS')
    const name = this.sub(this.relationName)
    const { text } = this.synopsis('altered_sequence_options')
    const action = { kind: 'written', text } as const
    const parts = { object: 'sequence' as const, name, ifExists, action }
    return { kind: 'alter-object', ...parts, at: this.from(start) }
  }

  /** DROP ([TEMPORARY] TABLE | VIEW | SEQUENCE) [IF EXISTS] names [RESTRICT | CASCADE] | DROP INDEX [IF EXISTS] name ON name ... */
  protected readonly engineDrop = this.rule('engineDrop', (): Ast.DropObject => {
    const start = this.start()
    this.word('drop')
    return this.ACTION(() => {
      if (this.skip('INDEX')) return this.droppedIndex(start)
      const { object, temporary } = this.droppedKind()
      const ifExists = this.skip('IF', 'EXISTS')
      const names = this.listed(() => this.sub(this.relationName))
      // [WAIT n | NOWAIT] [RESTRICT | CASCADE]
      const lockWait = object === 'sequence' ? '' : this.clauseText('lock_wait')
      const cascade = object !== 'sequence' && this.skipOneOf('RESTRICT', 'CASCADE') === 'CASCADE'
      const parts = { object, temporary, names, ifExists, lockWait, cascade, on: undefined }
      return { kind: 'drop', ...parts, at: this.from(start) }
    })
  })

  private droppedKind(): Required<Pick<Ast.DropObject, 'object' | 'temporary'>> {
    if (this.skip('VIEW')) return { object: 'view', temporary: false }
    const temporary = this.skip('TEMPORARY')
    if (this.has('sequences') && this.skip('SEQUENCE')) return { object: 'sequence', temporary }
    if (!this.skipOneOf('TABLE', 'TABLES')) this.refuseFurthest()
    return { object: 'table', temporary }
  }

  private droppedIndex(start: number): Ast.DropObject {
    const ifExists = this.has('system-versioning') && this.skip('IF', 'EXISTS')
    const nameStart = this.start()
    const name = this.sub(this.name)
    const names = [{ parts: [name], at: this.from(nameStart) }]
    this.need('ON')
    const on = this.sub(this.relationName)
    const lockWait = this.clauseText('lock_wait')
    const alterOptions = this.clauseText('dropped_index_option')
    const also = { cascade: false, on, lockWait, alterOptions }
    const parts = { object: 'index' as const, names, ifExists, ...also }
    return { kind: 'drop', ...parts, at: this.from(start) }
  }

  /** RENAME (TABLE | TABLES) [IF EXISTS] name TO name (',' name TO name)* */
  protected readonly engineRename = this.rule('engineRename', (): Ast.RenameTables => {
    const start = this.start()
    this.word('rename')
    return this.ACTION(() => {
      if (!this.skipOneOf('TABLE', 'TABLES')) this.refuseFurthest()
      const ifExists = this.has('system-versioning') && this.skip('IF', 'EXISTS')
      const renames = this.listed(() => {
        const name = this.sub(this.relationName)
        const lockWait = this.clauseText('lock_wait')
        this.need('TO')
        return { name, lockWait, to: this.sub(this.relationName) }
      })
      return { kind: 'rename-tables', ifExists, renames, at: this.from(start) }
    })
  })
}

/** WITH CHECK OPTION is WITH CASCADED CHECK OPTION. */
function checkOf(text: string): Ast.CreateView['check'] {
  if (text === '') return undefined
  return /\blocal\b/i.test(text) ? 'local' : 'cascaded'
}
