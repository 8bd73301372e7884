import type * as Ast from '../../../2-parse/ast.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { alterTable } from '../tables/alter-table.ts'
import { alterExisting, type ObjectAction } from './alter-object.ts'
import { type Existing, findExisting } from './find-existing.ts'
import { lookUp } from './object-names.ts'

/** ALTER TABLE, where the dialect lets it rename and move what is no table but has its name among them. */
export function alterAsTable(alter: Ast.AlterTable, context: DefinitionContext): Changes {
  const found = lookUp(alter.name, context) ? undefined : findOther(alter.name, context)
  const action = found && objectAction(alter, found)
  return found && action ? alterExisting(found, action, context) : alterTable(alter, context)
}

/** An index stays with its table, but its columns have names. */
function objectAction({ actions }: Ast.AlterTable, { kind }: Existing): ObjectAction | undefined {
  const [action] = actions
  if (action?.kind === 'rename-table') return { kind: 'rename', to: action.to }
  if (action?.kind === 'rename-column') return kind === 'index' ? action : undefined
  return action?.kind === 'set-schema' && kind !== 'index' ? action : undefined
}

function findOther(name: Ast.QualifiedName, context: DefinitionContext): Existing | undefined {
  const { altersOthersAs, sequencesAreTables } = context.dialect.definitions
  if (sequencesAreTables) return findExisting('sequence', name, context)
  if (!altersOthersAs.includes('table')) return undefined
  return findExisting('index', name, context) ?? findExisting('sequence', name, context)
}
