import type { Dialect } from '../../dialects/dialect.ts'
import type { Type } from '../../ir/type.ts'

/** What a cast is known by: its two types. */
export function castName(from: Type, to: Type, { types }: Dialect): string {
  return [from, to].map((type) => nameOf(type, types.render)).join(' AS ')
}

function nameOf(type: Type, render: (type: Type) => string): string {
  const schema = 'schema' in type ? type.schema : undefined
  return schema === undefined ? render(type) : `${schema}.${render(type)}`
}
