import type * as Ast from '../../2-parse/ast.ts'

/** PRAGMA legacy_alter_table = ON, as tables are rebuilt under views; undefined for other statements. */
export function renamesPastViews(statement: Ast.Statement): boolean | undefined {
  if (statement.kind !== 'other' || statement.command !== 'pragma') return undefined
  const value = legacy.exec(statement.plain)?.[1]
  return value === undefined ? undefined : /^(?:on|yes|true|[1-9]\d*)$/i.test(value)
}

const legacy = /^pragma\s+(?:\w+\s*\.\s*)?legacy_alter_table\s*[=(]\s*['"]?(\w+)/i
