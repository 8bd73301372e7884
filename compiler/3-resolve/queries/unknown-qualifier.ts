import type * as Ast from '../../2-parse/ast.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type * as Ir from '../../ir/query.ts'
import { aliasesIn } from './aliases-in.ts'
import type { Context } from './context.ts'

/** Reports a qualifier that names no relation. */
export function reportUnknownQualifier(
  qualifier: Ast.Name,
  variables: readonly Ir.RangeVariable[],
  context: Context,
): void {
  const { text } = qualifier
  const suggestion = suggestAlias(text, variables, context)
  const isSeen = suggestion !== undefined || isAliasElsewhere(text, context)
  const unnamed = isSeen ? undefined : aliasForgotten(text, variables, context)
  context.report.add(
    'unknown-relation',
    qualifier.at,
    {
      relation: text,
      suggestion: suggestion ?? likeAlias(text, variables, context),
      instead: unnamed && `${unnamed.alias} AS ${text}`,
    },
    ...(unnamed ? [{ at: unnamed.at, label: 'no alias is given here' }] : []),
  )
}

/** `SELECT books.id FROM books b`: the relation is there, under its alias. */
function suggestAlias(
  name: string,
  variables: readonly Ir.RangeVariable[],
  { dialect }: Context,
): string | undefined {
  const { relationKey } = dialect.names
  const hidden = variables.find(
    ({ over }) => over.kind === 'relation' && relationKey(over.relation.name) === relationKey(name),
  )
  const aliases = variables.map(({ alias }) => alias)
  return hidden?.alias ?? suggest(name, aliases)
}

/** `SELECT c.id FROM books AS ca`: too short to be compared by letters. */
function likeAlias(
  name: string,
  variables: readonly Ir.RangeVariable[],
  { dialect: { names } }: Context,
): string | undefined {
  const [short, key] = [name.toLowerCase(), names.relationKey]
  const like = variables.filter(({ over, alias }) => {
    const isGiven = over.kind === 'relation' && key(over.relation.name) !== key(alias)
    const given = alias.toLowerCase()
    return isGiven && (isShortFor(short, given) || isShortFor(given, short))
  })
  return like.length === 1 ? like[0]?.alias : undefined
}

/** `FROM a JOIN b ON b.id = c.id JOIN c`: it is there, and not seen. */
function isAliasElsewhere(name: string, { dialect: { names }, tree }: Context): boolean {
  return aliasesIn(tree, names.relationKey).has(names.relationKey(name))
}

/** `SELECT o.id FROM orders`: the relation without an alias that the qualifier is short for. */
function aliasForgotten(
  qualifier: string,
  variables: readonly Ir.RangeVariable[],
  { dialect: { names } }: Context,
): Ir.RangeVariable | undefined {
  const unnamed = variables.filter(({ over, alias }) => {
    const name = over.kind === 'relation' ? over.relation.name : undefined
    return name !== undefined && names.relationKey(name) === names.relationKey(alias)
  })
  return unnamed.find(({ alias }) => isShortFor(qualifier.toLowerCase(), alias.toLowerCase()))
}

/** `oi` and `ord` for `order_items`: its initials, or its beginning, of which letters may be left out. */
function isShortFor(short: string, name: string): boolean {
  const initials = [...name.matchAll(/(?:^|_)(\w)/g)].map((found) => found[1]).join('')
  if (short === initials) return true
  if (short === '' || short[0] !== name[0]) return false
  let from = 0
  return [...short].every((letter) => {
    from = name.indexOf(letter, from) + 1
    return from > 0
  })
}
