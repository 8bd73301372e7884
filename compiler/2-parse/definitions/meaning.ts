import type * as Ast from '../ast.ts'
import { Refusal } from '../runner/refusal.ts'
import { saysOfRoutine, strictnessOf } from './create-routine.ts'
import { OperatorDefinitions } from './create-operator.ts'

const routineKinds = ['function', 'procedure', 'routine', 'aggregate'] as const

/** What the catalog takes from statements that are kept as written. */
export abstract class Meanings extends OperatorDefinitions {
  /** The statement, which a synopsis has read from that token on, with its meaning, if it has one. */
  protected withMeaning<S extends Ast.Statement>(statement: S, place: number): S | Ast.Unmodelled {
    if (statement.kind !== 'unmodelled') return statement
    const meaning = () => (this.has('exact-definitions') ? this.meaning() : this.droppedByName())
    const outcome = this.attemptAt(place, meaning)
    if (outcome instanceof Refusal || !outcome.value) return statement
    return { ...statement, meaning: outcome.value }
  }

  private meaning(): Ast.Meaning | undefined {
    const start = this.start()
    if (this.skip('CREATE', 'FOREIGN', 'TABLE')) return this.foreignTable(start)
    if (this.skip('CREATE', 'COLLATION')) return this.createdCollation(start)
    if (this.skip('DROP', 'COLLATION')) return this.droppedObjects('collation', start)
    if (this.skip('ALTER', 'COLLATION')) return this.alteredCollation(start)
    if (this.skip('CREATE', 'OPERATOR')) return this.createdOperator(start)
    if (this.skip('CREATE')) return this.createdTrigger(start)
    if (this.skip('DROP', 'FOREIGN', 'TABLE')) return this.droppedObjects('foreign-table', start)
    if (this.skip('ALTER', 'FOREIGN')) return this.alterTable(start)
    if (this.skip('DROP', 'OPERATOR')) return this.droppedOperators(start)
    if (this.skip('DROP')) return this.droppedRoutines(start)
    return this.skip('ALTER') ? this.alteredRoutine(start) : undefined
  }

  /** [IF NOT EXISTS] name (PARTITION OF ... | '(' elements ')' [INHERITS '(' names ')']) */
  private foreignTable(start: number): Ast.CreateTable {
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.qualifiedName)
    const body = this.partition(false) ?? this.plainTable_(false) ?? this.refuseFurthest()
    const head = { name, temporary: false, orReplace: false, ifNotExists, foreign: true }
    return { kind: 'create-table', ...head, ...this.noParts, ...body, at: this.from(start) }
  }

  /** [IF EXISTS] name (',' name)* [CASCADE | RESTRICT] */
  private droppedObjects(object: Ast.ObjectKind, start: number): Ast.DropObject {
    const ifExists = this.skip('IF', 'EXISTS')
    const names = this.listed(() => this.sub(this.qualifiedName))
    const cascade = this.cascade()
    const parts = { object, names, ifExists, cascade, on: undefined }
    return { kind: 'drop', ...parts, at: this.from(start) }
  }

  /** [IF NOT EXISTS] name (FROM name | definition) */
  private createdCollation(start: number): Ast.CreateCollation {
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.qualifiedName)
    const collation = this.skip('FROM') ? this.sub(this.qualifiedName) : undefined
    return { kind: 'create-collation', name, ifNotExists, collation, at: this.from(start) }
  }

  /** name (RENAME TO name | SET SCHEMA name); whatever else is changed is not kept */
  private alteredCollation(start: number): Ast.AlterObject | undefined {
    const name = this.sub(this.qualifiedName)
    const object = { kind: 'alter-object', object: 'collation', name, ifExists: false } as const
    const action = this.routineAction()
    if (action.kind === 'set-schema') return { ...object, action, at: this.from(start) }
    if (action.kind !== 'rename') return undefined
    const to = { parts: [action.to], at: action.to.at }
    return { ...object, action: { kind: 'rename', to }, at: this.from(start) }
  }

  /** Where names have no overloads. */
  private droppedByName(): Ast.Meaning | undefined {
    const start = this.start()
    return this.skip('DROP') ? this.droppedRoutines(start) : undefined
  }

  /** kind [IF EXISTS] routine (',' routine)* [CASCADE | RESTRICT] */
  private droppedRoutines(start: number): Ast.DropRoutines | undefined {
    const routine = this.skipRow(...routineKinds)
    if (!routine) return undefined
    const ifExists = this.skip('IF', 'EXISTS')
    const routines = this.listed(() => this.routineSignature())
    const cascade = this.cascade()
    return { kind: 'drop-routines', routine, ifExists, routines, cascade, at: this.from(start) }
  }

  /** kind routine (RENAME TO name | SET SCHEMA name | option+) */
  private alteredRoutine(start: number): Ast.AlterRoutine | undefined {
    const routine = this.skipRow(...routineKinds)
    if (!routine) return undefined
    const signature = this.routineSignature()
    const action = this.routineAction()
    return { kind: 'alter-routine', routine, signature, action, at: this.from(start) }
  }

  private routineAction(): Ast.AlterRoutine['action'] {
    if (this.skip('RENAME', 'TO')) return { kind: 'rename', to: this.sub(this.name) }
    if (this.skip('SET', 'SCHEMA')) return { kind: 'set-schema', schema: this.sub(this.name) }
    const options = this.optionalSynopsis('altered_routine')
    const immutable = saysOfRoutine('immutable', options)
    const stable = saysOfRoutine('stable', options)
    return { kind: 'options', strict: strictnessOf(options), immutable, stable }
  }

  /** name ['(' ('*' | [argument (',' argument)*] [ORDER BY argument (',' argument)*]) ')'] */
  private routineSignature(): Ast.Signature {
    const start = this.start()
    const name = this.sub(this.qualifiedName)
    const argument = () => this.routineArgument()
    const parameters = this.at('(')
      ? this.inParentheses(() => {
          if (this.skip('*')) return []
          const direct = this.at('ORDER') || this.at(')') ? [] : this.listed(argument)
          return [...direct, ...(this.skip('ORDER', 'BY') ? this.listed(argument) : [])]
        })
      : undefined
    return { name, parameters, at: this.from(start) }
  }

  /** What ALTER TYPE or ALTER DOMAIN says at a token behind the name. */
  protected typeMeaning(
    object: 'type' | 'domain',
    name: Ast.QualifiedName,
    place: number,
  ): Ast.Meaning | undefined {
    const outcome = this.attemptAt(place, () =>
      object === 'type' ? this.alteredComposite(name) : this.alteredDomain(name),
    )
    return outcome instanceof Refusal ? undefined : outcome.value
  }

  private alteredComposite(name: Ast.QualifiedName): Ast.AlterComposite {
    const start = this.start()
    const actions = this.listed(() => this.attributeAction())
    return { kind: 'alter-composite', name, actions, at: this.from(start) }
  }

  /** (ADD | DROP | ALTER) ATTRIBUTE ... */
  private attributeAction(): Ast.AttributeAction {
    const kind = this.skipRow('add', 'drop', 'alter') ?? this.refuseFurthest()
    this.need('ATTRIBUTE')
    const ifExists = kind === 'drop' && this.skip('IF', 'EXISTS')
    const attribute = this.sub(this.name)
    if (kind === 'alter') {
      this.skip('SET', 'DATA')
      this.need('TYPE')
    }
    const type = kind === 'drop' ? undefined : this.sub(this.typeName)
    const collation = type && this.skip('COLLATE') ? this.sub(this.qualifiedName) : undefined
    const cascade = this.cascade()
    return { kind, attribute, ifExists, type, cascade, ...(collation && { collation }) }
  }

  private alteredDomain(name: Ast.QualifiedName): Ast.AlterDomain | undefined {
    const start = this.start()
    const action = this.domainAction()
    return action && { kind: 'alter-domain', name, action, at: this.from(start) }
  }

  /** (SET | DROP) NOT NULL | ADD [CONSTRAINT name] (NOT NULL | CHECK ...) | (DROP | RENAME) CONSTRAINT ... */
  private domainAction(): Ast.AlterDomain['action'] | undefined {
    if (this.skip('SET', 'NOT', 'NULL')) return { kind: 'set-not-null', name: undefined }
    if (this.skip('DROP', 'NOT', 'NULL')) return { kind: 'drop-not-null' }
    if (this.skip('DROP', 'CONSTRAINT')) {
      const ifExists = this.skip('IF', 'EXISTS')
      return { kind: 'drop-constraint', name: this.sub(this.name), ifExists }
    }
    if (this.skip('RENAME', 'CONSTRAINT')) {
      const { from, to } = this.sub(this.renaming)
      return { kind: 'rename-constraint', name: from, to }
    }
    if (!this.skip('ADD')) return undefined
    const name = this.skip('CONSTRAINT') ? this.sub(this.name) : undefined
    if (this.skip('NOT', 'NULL')) return { kind: 'set-not-null', name }
    if (!this.skip('CHECK')) return undefined
    const expression = this.inParentheses(() => this.sub(this.expression))
    return { kind: 'add-check', name, expression, isJudged: !this.skip('NOT', 'VALID') }
  }
}
