import { bug } from '../../../compiler/diagnostics/bug.ts'
import type { SchemaKind, SchemaKinds } from '../schema-kind.ts'
import type { SchemaObject } from '../schema-object.ts'

export function kindOf({ kind }: SchemaObject, kinds: SchemaKinds): SchemaKind {
  return kinds[kind] ?? bug(`no kind of this engine is called ${kind}`)
}
