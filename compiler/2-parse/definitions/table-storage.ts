import type * as Ast from '../ast.ts'
import { TableConstraints } from './table-constraint.ts'
import { wholeNumber } from '../whole-number.ts'

type Partitioning = Pick<Ast.CreateTable, 'partitionBy' | 'storage'>

/** What stands behind the columns of a table: partitions and storage. */
export abstract class TableStorage extends TableConstraints {
  /** [PARTITION BY ...] storage */
  protected tableTail(unlogged: boolean): Partitioning {
    const start = this.start()
    const partitioned = this.skip('PARTITION', 'BY')
    const partitionBy = partitioned ? this.partitionBy(start) : undefined
    return { partitionBy, storage: this.tableStorage(unlogged) }
  }

  /** (LIST | RANGE | HASH) '(' key (',' key)* ')' */
  private partitionBy(start: number): Ast.PartitionBy {
    const strategy = this.skipRow('list', 'range', 'hash') ?? this.refuseFurthest()
    const keys = this.listedInParentheses(() => this.partitionKey())
    return { strategy, keys, at: this.from(start) }
  }

  /** key [operator class] */
  private partitionKey(): Ast.IndexColumn {
    const start = this.start()
    const key = this.indexKey()
    const classStart = this.start()
    const name = this.nameAhead() ? this.sub(this.qualifiedName) : undefined
    return {
      ...key,
      operatorClass: name && { name, options: '', at: this.from(classStart) },
      ...{ length: undefined, descending: false, direction: 'unsaid', nulls: undefined },
      at: this.from(start),
    }
  }

  /** [USING name] [WITH '(' options ')' | WITHOUT OIDS] [ON COMMIT ...] [TABLESPACE name] */
  protected tableStorage(unlogged: boolean): Ast.Storage {
    const method = this.indexMethod()
    const parameters = this.clauseText('table_parameters')
    const onCommit = this.onCommit()
    return { unlogged, method, parameters, onCommit, tablespace: this.tablespace() }
  }

  /** [ON COMMIT (DROP | DELETE ROWS | PRESERVE ROWS)] */
  private onCommit(): Ast.Storage['onCommit'] {
    if (!this.skip('ON', 'COMMIT')) return 'unsaid'
    const row = this.skipRow('drop', 'delete rows', 'preserve rows') ?? this.refuseFurthest()
    return commits[row]
  }

  /** [TABLESPACE name] */
  protected tablespace(): Ast.Name | undefined {
    return this.skip('TABLESPACE') ? this.sub(this.name) : undefined
  }

  /** DEFAULT | FOR VALUES (IN '(' values ')' | FROM '(' values ')' TO '(' values ')' | WITH '(' hash ')') */
  protected partitionBound(): Ast.PartitionBound {
    const start = this.start()
    const parts = this.boundParts()
    return { ...parts, at: this.from(start) }
  }

  private boundParts(): BoundParts {
    if (this.skip('DEFAULT')) return { kind: 'default-partition' }
    this.need('FOR', 'VALUES')
    if (this.skip('IN')) return { kind: 'values', values: this.boundValues() }
    const place = this.spanOf(this.LA(1))
    if (this.skip('WITH')) return this.hashBound(place)
    this.need('FROM')
    const from = this.boundValues()
    this.need('TO')
    return { kind: 'between', from, to: this.boundValues() }
  }

  private boundValues(): Ast.Expression[] {
    return this.listedInParentheses(() => this.sub(this.expression))
  }

  /** '(' word n (',' word n)* ')', the words MODULUS and REMAINDER, each once */
  private hashBound(place: Ast.Node['at']): BoundParts {
    const found = new Map<string, string>()
    const options = this.listedInParentheses(() => {
      const word = this.sign(this.names.operand)
      return { word, value: this.digits() }
    })
    for (const { word, value } of options) {
      const option = word.image.toLowerCase()
      const isKnown = option === 'modulus' || option === 'remainder'
      if (!isKnown || found.has(option)) this.refuseRead(this.spanOf(word), missingOf(found))
      found.set(option, value)
    }
    const [modulus, remainder] = [found.get('modulus'), found.get('remainder')]
    if (modulus === undefined || remainder === undefined) {
      return this.refuseRead(place, `a ${missingOf(found)} in it`)
    }
    return { kind: 'hash', modulus, remainder }
  }

  protected digits(): string {
    if (!wholeNumber.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number')
    return this.sign(this.signs.number).image
  }
}

type BoundParts = Ast.PartitionBound extends infer B
  ? B extends unknown
    ? Omit<B, 'at'>
    : never
  : never

function missingOf(found: ReadonlyMap<string, string>): string {
  if (!found.has('modulus')) return 'MODULUS'
  return found.has('remainder') ? 'the end of the list' : 'REMAINDER'
}

const commits = {
  drop: 'drop',
  'delete rows': 'delete-rows',
  'preserve rows': 'preserve-rows',
} as const
