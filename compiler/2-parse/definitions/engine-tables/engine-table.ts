import type * as Ast from '../../ast.ts'
import { charactersIn } from './characters-in.ts'
import { EngineKeys } from './engine-key.ts'
import { miscountedPartition, partitionList } from './miscounted-partition.ts'

type Elements = Pick<Ast.CreateTable, 'columns' | 'constraints' | 'indexes'>

/** CREATE TABLE of MySQL (manual 15.1.20) and MariaDB. */
export abstract class EngineTables extends EngineKeys {
  /**
   * TABLE [IF NOT EXISTS] name (LIKE name | '(' LIKE name ')' | ['(' element (',' element)* ')']
   * option* [partitioning] [[IGNORE | REPLACE] [AS] query])
   */
  protected readonly engineTable = this.rule(
    'engineTable',
    (modifiers: Pick<Ast.CreateTable, 'temporary' | 'orReplace' | 'external'>, start: number) =>
      this.ACTION((): Ast.CreateTable | Ast.CreateTableAs => {
        this.need('TABLE')
        const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
        const name = this.sub(this.relationName)
        const head = { name, ifNotExists, ...modifiers }
        const like = this.tableLike()
        if (like) return createTable({ ...head, like: [like] }, this.from(start))
        const elements = this.aheadSign(this.signs.open) ? this.tableElements(false) : noElements
        const options = this.tableOptions()
        const partitioning = this.partitioned('partitioning')
        const duplicates = duplicatesOf(this.skipOneOf('IGNORE', 'REPLACE'))
        const query = this.filledBy(duplicates !== undefined)
        const at = this.from(start)
        if (!query) return createTable({ ...head, ...elements, options, partitioning }, at)
        const definitions = elements.columns
        const rest = { ...elements, options, partitioning }
        return {
          ...{ kind: 'create-table-as', ...head, columns: [], definitions },
          ...{ elements: rest, duplicates, query, at },
        }
      }),
  )

  /** PARTITION BY ..., or another clause that may be it */
  protected partitioned(clause: string): Ast.AsWritten | undefined {
    const { place } = this
    const written = this.optionalSynopsis(clause)
    const tokens = Array.from({ length: this.place - place }, (_, i) => this.tokenAt(place + i))
    const words = tokens.map(({ image }) => image.toLowerCase())
    const wrong = miscountedPartition(words)
    // A parenthesis behind PARTITION BY HASH (a) opens the list of partitions, never a query.
    if (words[0] === 'partition' && partitionList(words) < 0 && this.at('(')) {
      this.refuseRead(this.spanOf(this.LA(2)), 'PARTITION')
    }
    const token = tokens[wrong?.index ?? -1]
    return wrong && token ? this.refuseRead(this.spanOf(token), wrong.expected) : written
  }

  /** LIKE name | '(' LIKE name ')' */
  private tableLike(): Ast.LikeTable | undefined {
    const start = this.start()
    const enclosed = this.at('(', 'LIKE') && this.skip('(')
    if (!this.skip('LIKE')) return undefined
    const name = this.sub(this.relationName)
    if (enclosed) this.need(')')
    return { name, options: [], at: this.from(start) }
  }

  /** '(' element (',' element)* ')'; `added`: to a table that is there */
  protected tableElements(added: boolean): Elements {
    const columns: Ast.ColumnDefinition[] = []
    const constraints: Ast.TableConstraint[] = []
    const indexes: Ast.IndexDefinition[] = []
    this.listedInParentheses(() => {
      if (this.indexAhead()) indexes.push(this.subWith(this.engineIndex, added))
      else if (this.keyAhead()) constraints.push(this.subWith(this.engineConstraint, added))
      else columns.push(this.sub(this.engineColumn))
    })
    return { columns, constraints, indexes }
  }

  /** (option [','])* */
  protected tableOptions(): readonly Ast.TableOption[] {
    const options: Ast.TableOption[] = []
    for (;;) {
      const before = this.place
      if (options.length > 0) this.skip(',')
      const option = this.tableQueryAhead() ? undefined : this.tableOption_()
      if (!option) {
        this.place = before
        return options
      }
      options.push(option)
    }
  }

  /** COMMENT ['='] string | another option */
  private tableOption_(): Ast.TableOption | undefined {
    const start = this.start()
    if (this.skip('COMMENT')) {
      this.skip('=')
      return { name: 'comment', value: this.singleString(), at: this.from(start) }
    }
    const option = this.optionalSynopsis('table_option')
    return option && optionOf(option)
  }

  /** In MariaDB any word before `=` is an option, of an engine. */
  private tableQueryAhead(): boolean {
    return this.at('SELECT') || this.at('WITH') === !this.at('WITH', 'SYSTEM') || this.at('AS')
  }

  /** [AS] query */
  private filledBy(needed: boolean): Ast.Query | undefined {
    const named = this.skip('AS')
    const { tokenType } = this.LA(1)
    const queries = ['SELECT', 'WITH', 'VALUES', 'TABLE']
    const ahead = tokenType === this.signs.openQuery || queries.some((word) => this.at(word))
    if (!ahead && !named && !needed) return undefined
    return this.sub(this.withInParentheses() ? this.queryInParentheses : this.givenQuery)
  }
}

const noElements: Elements = { columns: [], constraints: [], indexes: [] }

function duplicatesOf(word: 'IGNORE' | 'REPLACE' | undefined): Ast.CreateTableAs['duplicates'] {
  if (word === undefined) return undefined
  return word === 'IGNORE' ? 'ignore' : 'replace'
}

function createTable(
  parts: Partial<Ast.CreateTable> &
    Pick<Ast.CreateTable, 'name' | 'ifNotExists' | 'temporary' | 'orReplace'>,
  at: Ast.CreateTable['at'],
): Ast.CreateTable {
  return {
    kind: 'create-table',
    ...noElements,
    like: [],
    inherits: [],
    partitionOf: undefined,
    ofType: undefined,
    options: [],
    ...parts,
    at,
  }
}

const optionPattern = /^((?:default\s+)?(?:\w+\s+(?:set|directory|system)|\w+))\s*=?\s*([\s\S]*)$/i

/** `DEFAULT CHARSET = utf8mb4`: `default charset` and `utf8mb4`. */
function optionOf({ plain, parts, at }: Ast.AsWritten): Ast.TableOption {
  const [, name = plain, value = ''] = optionPattern.exec(plain) ?? []
  const option = name.toLowerCase().replaceAll(/\s+/g, ' ')
  return { name: option, value, ...charactersIn(parts), at }
}
