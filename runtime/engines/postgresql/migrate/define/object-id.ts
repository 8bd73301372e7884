import type { ObjectRow } from './object-query.ts'

/** `table public.users`, `column public.users."e.mail"`, `function public.f(integer)`; a child stands behind its parent. */
export function objectId(row: ObjectRow, path: string): string {
  return `${row.noun} ${path}`
}

export function pathOf(row: ObjectRow, parentPath: string | undefined): string {
  const { schema, name, signature, noun } = row
  // There is one for each column.
  if (noun === 'default' && parentPath !== undefined) return parentPath
  // Their names are unique within the schema, whatever table they belong to.
  const isFree = parentPath === undefined || ofSchema.has(noun)
  const own = `${part(name)}${signature ?? ''}`
  const schemaPath = schema === null ? undefined : part(schema)
  const before = isFree ? schemaPath : parentPath
  return before === undefined ? own : `${before}.${own}`
}

const ofSchema: ReadonlySet<string> = new Set(['index', 'sequence', 'statistics'])

/** Quotes keep a dot within a name from being taken for one between two. */
function part(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
