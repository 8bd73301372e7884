import type { TokenType } from 'chevrotain'
import type * as Ast from '../ast.ts'
import type { Persistence } from './create-table.ts'
import { CreateTypes } from './create-type.ts'

/** CREATE, dispatched on what is created; schemas. */
export abstract class Creates extends CreateTypes {
  /** CREATE modifier* (TABLE | INDEX | VIEW | TYPE | DOMAIN | SEQUENCE | SCHEMA | FUNCTION | ...) ... */
  protected readonly create = this.rule('create', (): Ast.Definition => {
    const start = this.start()
    this.word('create')
    return this.ACTION(() => this.createdObject(start))
  })

  private createdObject(start: number): Ast.Definition {
    const orReplace = this.skip('OR', 'REPLACE')
    const kind = this.couldBeOneOf(orReplace ? replaceable : plain)
    if (kind) return this.creators[kind](orReplace, start)
    const persistence = this.tablePersistence()
    if (!orReplace && this.couldBe('TABLE')) return this.createTable(persistence, start)
    if (!orReplace && this.couldBe('SEQUENCE')) return this.createSequence(persistence, start)
    if (persistence === 'unlogged' && this.at('MATERIALIZED')) {
      return this.createMaterializedView(true, start)
    }
    if (!orReplace && persistence === 'permanent' && this.skip('UNIQUE')) {
      return this.createIndex(true, start)
    }
    return this.createView(orReplace, persistence, start)
  }

  private readonly creators = {
    FUNCTION: (orReplace: boolean, start: number) => this.createRoutine(orReplace, start),
    PROCEDURE: (orReplace: boolean, start: number) => this.createRoutine(orReplace, start),
    AGGREGATE: (orReplace: boolean, start: number) => this.createAggregate(orReplace, start),
    INDEX: (_: boolean, start: number) => this.createIndex(false, start),
    MATERIALIZED: (_: boolean, start: number) => this.createMaterializedView(false, start),
    TYPE: (_: boolean, start: number) => this.createType(start),
    DOMAIN: (_: boolean, start: number) => this.createDomain(start),
    SCHEMA: (_: boolean, start: number) => this.createSchema(start),
  }

  private couldBeOneOf<W extends string>(words: readonly W[]): W | undefined {
    return words.find((word) => this.couldBe(word))
  }

  /** [[LOCAL | GLOBAL] (TEMPORARY | TEMP) | UNLOGGED] */
  private tablePersistence(): Persistence {
    if (this.skip('UNLOGGED')) return 'unlogged'
    const scope = this.skipOneOf('LOCAL', 'GLOBAL')
    if (this.skipOneOf('TEMPORARY', 'TEMP')) return 'temporary'
    return scope ? this.refuseFurthest() : 'permanent'
  }

  /** SCHEMA [IF NOT EXISTS] (name [AUTHORIZATION role] | AUTHORIZATION role) element* */
  private createSchema(start: number): Ast.CreateSchema {
    this.need('SCHEMA')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const given = this.couldBe('AUTHORIZATION') ? undefined : this.sub(this.name)
    const owner = this.skip('AUTHORIZATION') ? this.role() : undefined
    const elements: Ast.Statement[] = []
    while (!ifNotExists && (this.couldBe('CREATE') || this.couldBe('GRANT'))) {
      elements.push(this.schemaElement())
    }
    const name = given ?? owner ?? this.refuseFurthest()
    return { kind: 'create-schema', name, ifNotExists, owner, elements, at: this.from(start) }
  }

  /** A table, an index, a sequence, a view, a trigger or a grant. */
  private schemaElement(): Ast.Statement {
    if (this.at('GRANT')) {
      return { kind: 'unmodelled', what: 'grant', ...this.synopsis('grant_privileges') }
    }
    const kind = this.LA(2)
    const element = this.subWith(this.statement, true)
    const legal =
      element.kind === 'unmodelled'
        ? element.what === 'trigger'
        : elementKinds.has(element.kind) && !('materialized' in element && element.materialized)
    return legal ? element : this.refuseToken(kind, 'TABLE')
  }

  /** word | CURRENT_ROLE | CURRENT_USER | SESSION_USER */
  protected role(): Ast.Name {
    const named = roles.some((word) => this.couldBe(word))
    return this.unreservedRole(['none'], named ? this.names.word : this.names.operand)
  }

  /** word: neither NONE nor PUBLIC, quoted or not (gram.y, RoleId) */
  protected roleName(): Ast.Name {
    return this.unreservedRole(['none', 'public'], this.names.operand)
  }

  private unreservedRole(reserved: readonly string[], type: TokenType): Ast.Name {
    const name = this.nameOf(this.sign(type))
    return reserved.includes(name.text) ? this.refuseRead(name.at, 'a role') : name
  }
}

const replaceable = ['FUNCTION', 'PROCEDURE', 'AGGREGATE'] as const
const plain = [...replaceable, 'INDEX', 'MATERIALIZED', 'TYPE', 'DOMAIN', 'SCHEMA'] as const
const roles = ['CURRENT_ROLE', 'CURRENT_USER', 'SESSION_USER'] as const

const elementKinds: ReadonlySet<string> = new Set([
  'create-table',
  'create-index',
  'create-sequence',
  'create-view',
])
