import type * as Ast from '../../../2-parse/ast.ts'
import type { DefinitionContext } from '../context.ts'
import { serialOf } from '../tables/resolve-column.ts'

/** What the constraints of a column say of its relation, written as the relation's own. */
export function relationConstraints(
  column: Ast.ColumnDefinition,
  context: DefinitionContext,
): readonly Ast.TableConstraint[] {
  const { name, type, constraints, at } = column
  const unique = serialOf(type, context)?.unique
  const own = constraints.flatMap((constraint) => relationConstraint(constraint, name))
  return unique
    ? [{ kind: 'unique', columns: [indexColumn(name)], name: undefined, at }, ...own]
    : own
}

function relationConstraint(
  constraint: Ast.ColumnConstraint,
  column: Ast.Name,
): readonly Ast.TableConstraint[] {
  const { kind, name, at } = constraint
  switch (kind) {
    case 'primary-key': {
      const { direction } = constraint
      const said = { ...saidOf(constraint), ...(direction && { direction }) }
      return [{ kind, columns: [indexColumn(column)], name, at, ...said }]
    }
    case 'unique':
      return [{ kind, columns: [indexColumn(column)], name, at, ...saidOf(constraint) }]
    case 'references':
      return [
        {
          ...{ kind: 'foreign-key', columns: [column], references: constraint.references },
          ...{ ofColumn: column.text, name, at },
        },
      ]
    case 'check': {
      const { expression, attributes = [] } = constraint
      return [{ kind, expression, attributes, ofColumn: column.text, name, at }]
    }
    case 'not-null':
    case 'null':
    case 'auto-increment':
    case 'hidden':
    case 'default':
    case 'on-update':
    case 'generated':
    case 'identity':
    case 'collate':
    case 'comment':
    case 'row-bound':
    case 'written':
      return []
  }
}

function saidOf({ attributes, keyIndex }: Ast.ColumnConstraint) {
  return { ...(attributes && { attributes }), ...(keyIndex && { keyIndex }) }
}

function indexColumn(name: Ast.Name): Ast.IndexColumn {
  const { at } = name
  return {
    expression: { kind: 'column', parts: [name], star: false, at },
    length: undefined,
    collation: undefined,
    operatorClass: undefined,
    descending: false,
    direction: 'unsaid',
    nulls: undefined,
    at,
  }
}
