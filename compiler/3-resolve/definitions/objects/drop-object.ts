import type * as Ast from '../../../2-parse/ast.ts'
import type { Change } from '../../../ir/change.ts'
import { dropIndexOf } from '../tables/alter-table.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { type Existing, findExisting, reportMissing } from './find-existing.ts'
import { existingRelation } from './object-names.ts'

/** Each name in its turn. Reports what is missing, unless IF EXISTS is there. */
export function* dropObject(drop: Ast.DropObject, context: DefinitionContext): Changes {
  for (const name of drop.names) {
    if (drop.on) {
      yield* dropIndexOn(name, drop, context)
      continue
    }
    const found = findExisting(drop.object, name, context)
    if (found) yield* dropped(found, context)
    else if (!drop.ifExists) reportMissing(drop.object, name, context)
  }
}

/** DROP INDEX i ON t. */
function dropIndexOn(
  { parts }: Ast.QualifiedName,
  { on, ifExists }: Ast.DropObject,
  context: DefinitionContext,
): Changes {
  const relation = on && existingRelation(on, context)
  const name = parts.at(-1)
  return relation && name ? dropIndexOf({ name, ifExists }, relation, context) : []
}

function dropped(found: Existing, context: DefinitionContext): readonly Change[] {
  switch (found.kind) {
    case 'relation':
      return [{ kind: 'drop-relation', on: nameOf(found.relation) }]
    case 'index':
      return found.part.kind === 'index' || context.dialect.definitions.uniqueIndexIsKey
        ? [{ kind: 'drop-index', on: nameOf(found.relation), index: found.part.name }]
        : []
    case 'sequence':
      return [{ kind: 'drop-sequence', on: nameOf(found.sequence) }]
    case 'type':
      return [{ kind: 'drop-type', on: nameOf(found.type) }]
    case 'schema':
      return [{ kind: 'drop-schema', name: found.schema.name }]
  }
}

function nameOf({ schema, name }: { readonly schema: string; readonly name: string }) {
  return { schema, name }
}
