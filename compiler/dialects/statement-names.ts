import type * as Ast from '../2-parse/ast.ts'

/** The relations, types and indexes that a definition makes, changes, drops or points to. */
export function statementNames(statement: Ast.Statement): readonly Ast.QualifiedName[] {
  switch (statement.kind) {
    case 'create-table':
      return [
        statement.name,
        ...statement.like.map(({ name }) => name),
        ...statement.columns.flatMap(referenced),
        ...statement.constraints.flatMap(constraintTarget),
      ]
    case 'create-index':
      return [statement.table]
    case 'alter-table':
      return [statement.name, ...statement.actions.flatMap(actionNames)]
    case 'alter-object':
      return statement.action.kind === 'rename'
        ? [statement.name, statement.action.to]
        : [statement.name]
    case 'rename-tables':
      return statement.renames.flatMap(({ name, to }) => [name, to])
    case 'drop':
      return statement.on ? [statement.on] : statement.names
    case 'comment':
    case 'create-schema':
    case 'set-search-path':
    case 'query':
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge':
      return []
    case 'create-table-as':
    case 'create-virtual-table':
    case 'create-view':
    case 'create-enum':
    case 'create-composite':
    case 'create-domain':
    case 'create-sequence':
    case 'create-routine':
    case 'alter-enum':
      return [statement.name]
    case 'unmodelled':
    case 'other':
      return [...(statement.name ? [statement.name] : []), ...statement.relations]
  }
}

function referenced({ constraints }: Ast.ColumnDefinition): readonly Ast.QualifiedName[] {
  return constraints.flatMap((each) => (each.kind === 'references' ? [each.references.table] : []))
}

function constraintTarget(constraint: Ast.TableConstraint): readonly Ast.QualifiedName[] {
  return constraint.kind === 'foreign-key' ? [constraint.references.table] : []
}

function actionNames(action: Ast.AlterAction): readonly Ast.QualifiedName[] {
  if (action.kind === 'rename-table') return [action.to]
  if (action.kind === 'add-column') return referenced(action.column)
  return action.kind === 'add-constraint' ? constraintTarget(action.constraint) : []
}
