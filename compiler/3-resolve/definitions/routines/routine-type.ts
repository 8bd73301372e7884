import type * as Ast from '../../../2-parse/ast.ts'
import { type Type, withoutModifiers } from '../../../ir/type.ts'
import { resolveType } from '../../resolve-type.ts'
import type { DefinitionContext } from '../context.ts'

/** The type of an argument or a result: `varchar(20)` is `varchar` there in PostgreSQL. */
export function routineType(type: Ast.TypeName, context: DefinitionContext): Type {
  const resolved = resolveType(type, context)
  return context.dialect.definitions.routineTypes === 'bare' ? withoutModifiers(resolved) : resolved
}
