import type * as Ast from '../../../2-parse/ast.ts'
import { findRelation } from '../../find-object.ts'
import type { Changes, DefinitionContext } from '../context.ts'

/** A trigger that is kept as written may fill the rows that are inserted into its table. */
export function fillingTrigger(
  { what, text }: Ast.Unmodelled,
  { draft, dialect: { names } }: DefinitionContext,
): Changes {
  const [, schema, table] = (what === 'trigger' && CREATE_TRIGGER.exec(text)) || []
  const relation = table === undefined ? undefined : findRelation(draft, names, schema, table)
  return relation ? [{ kind: 'replace-relation', relation: { ...relation, isFilled: true } }] : []
}

const CREATE_TRIGGER =
  /^\s*create\b.*?\binsert\s+on\s+(?:[`"[]?([\w$]+)[`"\]]?\s*\.\s*)?[`"[]?([\w$]+)/is
