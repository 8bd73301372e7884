import type * as Ast from '../../../../2-parse/ast.ts'
import type { Index, Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { namesIn } from '../../../../ir/proof-names.ts'
import { type Draft, getRelation } from '../../../catalog/draft.ts'
import type { DefinitionContext } from '../../context.ts'

interface Written {
  readonly columns: readonly Ast.IndexColumn[]
  readonly where?: Ast.Expression | undefined
}

/** What a unique index computes, and which rows it holds for, in a form that conditions can be compared with. */
export function indexProof(
  { columns, where }: Written,
  on: ObjectName,
  { catalog, draft, dialect, describe }: DefinitionContext,
): Pick<Index, 'proof'> {
  const relation = getRelation(draft, on)
  const isFiner = columns.some((part) => comparesOtherwise(part, relation))
  const isPlain = columns.every(({ expression }) => isColumn(expression))
  if (isPlain && !where && !isFiner) return {}
  const standing = { on, catalog, dialect }
  const expressions = columns.map(({ expression }) =>
    isColumn(expression) ? undefined : describe.texts(expression, standing)?.[0]?.[0],
  )
  const texts = where ? (describe.texts(where, standing) ?? [[]]) : []
  const proof = { expressions, where: texts }
  const isDoubtful = isFiner || namesIn(proof).calls.some((name) => isShadowed(name, draft))
  return { proof: isDoubtful ? { ...proof, where: [[]] } : proof }
}

/** What a text calls depends on the search path. */
function isShadowed(name: string, { schemas, dialect }: Draft): boolean {
  const key = dialect.names.routineKey(name)
  return [...schemas.values()].filter(({ routines }) => routines.has(key)).length > 1
}

function isColumn({ kind }: Ast.Expression): boolean {
  return kind === 'column' || kind === 'collate'
}

/** Values that the index tells apart may be equal: `name COLLATE BINARY` of a column of COLLATE NOCASE. */
function comparesOtherwise(
  { expression, collation }: Ast.IndexColumn,
  relation: Relation,
): boolean {
  const named = expression.kind === 'collate' ? expression.operand : expression
  const name = named.kind === 'column' ? named.parts.at(-1)?.text : undefined
  const own = relation.columns.find((column) => column.name === name)?.collation
  const written = expression.kind === 'collate' ? expression.collation : collation
  const text = written?.parts.at(-1)?.text
  return own !== undefined && text !== undefined && text.toLowerCase() !== own.toLowerCase()
}
