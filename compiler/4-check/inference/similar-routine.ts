import { suggest } from '../../diagnostics/suggest.ts'
import type { Inference } from './inference.ts'

/**
 * The routine that is called much like what there is none of: one of the schema, else one of the engine's. A name
 * with its schema is compared with others of schemas.
 */
export function similarRoutine(
  name: string,
  kind: 'function' | 'procedure',
  { catalog, dialect }: Pick<Inference, 'catalog' | 'dialect'>,
): string | undefined {
  const isQualified = name.includes('.')
  const own = [...catalog.schemas.values()].flatMap((schema) =>
    [...schema.routines.values()]
      .flat()
      .filter((routine) => (routine.kind === 'procedure') === (kind === 'procedure'))
      .map((routine) => (isQualified ? `${schema.name}.${routine.name}` : routine.name)),
  )
  if (kind === 'procedure' || isQualified) return suggest(name, own)
  const known = [...dialect.semantics.functionNames()]
  const usual = known.filter((each) => usualFunctions.has(each.toLowerCase()))
  return suggest(name, [...own, ...usual, ...known])
}

/** Of equally near ones these are meant rather. */
const usualFunctions: ReadonlySet<string> = new Set(
  `abs avg cast ceil coalesce concat count date extract floor length lower ltrim max min now nullif
  replace round rtrim substr substring sum trim upper`.split(/\s+/),
)
