import type * as Ast from '../../ast.ts'
import { FlatJoins } from './flat-join.ts'

/** The aliases of functions in FROM, which may list columns with their types. */
export abstract class FunctionAliases extends FlatJoins {
  /** alias | [AS] [name] '(' columns with types ')' */
  protected readonly functionAlias = this.rule('functionAlias', (): Ast.Alias => {
    const start = this.start()
    let name: Ast.Name = { text: '', quoted: false, at: { start, end: start } }
    this.OR([
      {
        ALT: () => {
          this.word('as')
          this.OPTION(() => {
            name = this.sub(this.name)
          })
        },
      },
      {
        ALT: () => {
          name = this.sub(this.name)
        },
      },
    ])
    const columns =
      this.OPTION2(() => this.subWith(this.aliasColumns, name.text !== '')) ??
      this.ACTION(() => this.noColumns(name))
    return this.ACTION(() => ({ name, ...ofColumns(columns), at: this.from(start) }))
  })

  /** `f() AS` alone is no alias. */
  private noColumns({ text }: Ast.Name): AliasColumn[] {
    return text === '' ? this.refuseToken(this.LA(1), '"("') : []
  }

  /** Types for all columns or for none; for all where the alias has no name. */
  private readonly aliasColumns = this.rule('aliasColumns', (named: boolean): AliasColumn[] => {
    this.sign(this.signs.anyOpen)
    const first = this.subWith(this.aliasColumn, named ? undefined : true)
    const columns = [first]
    this.MANY(() => {
      this.sign(this.signs.comma)
      columns.push(this.subWith(this.aliasColumn, first.type !== undefined))
    })
    this.sign(this.signs.close)
    return columns
  })

  /** name [typeName [COLLATE collation]] */
  private readonly aliasColumn = this.rule(
    'aliasColumn',
    (typed: boolean | undefined): AliasColumn => {
      const name = this.sub(this.name)
      const type = this.has('rows-from')
        ? this.OPTION({ GATE: () => typed !== false, DEF: () => this.sub(this.typeName) })
        : undefined
      if (typed === true && !type) this.ACTION(() => this.refuseToken(this.LA(1), 'a type'))
      const collation = this.OPTION2({
        GATE: () => type !== undefined,
        DEF: () => {
          this.word('collate')
          return this.sub(this.collationName)
        },
      })
      return { name, type, collation }
    },
  )

  /** AS '(' columns with types ')' */
  protected readonly rowsColumns = this.rule('rowsColumns', (): Ast.Alias => {
    const start = this.start()
    this.word('as')
    const columns = this.subWith(this.aliasColumns, false)
    const name = { text: '', quoted: false, at: { start, end: start } }
    return this.ACTION(() => ({ name, ...ofColumns(columns), at: this.from(start) }))
  })
}

interface AliasColumn {
  readonly name: Ast.Name
  readonly type: Ast.TypeName | undefined
  readonly collation: Ast.QualifiedName | undefined
}

function ofColumns(columns: readonly AliasColumn[]) {
  const typed = columns.filter(({ type }) => type !== undefined)
  return {
    columns: columns.map(({ name }) => name),
    types: typed.flatMap(({ type }) => type ?? []),
    collations: typed.map(({ collation }) => collation),
  }
}
