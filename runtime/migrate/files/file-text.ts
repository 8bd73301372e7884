/**
 * The text of a schema file: the statements of each unit together, an empty line between units. A statement that is
 * there already is left out: a setting of the session stands once.
 */
export function fileText(units: readonly (readonly string[])[]): string {
  const written = new Set<string>()
  const blocks = units.flatMap((statements) => {
    const fresh = statements.filter((sql) => !written.has(sql))
    for (const sql of fresh) written.add(sql)
    return fresh.length === 0 ? [] : [unitText(fresh)]
  })
  return blocks.join('\n')
}

/** The statements of a unit, each with its semicolon, as lines. */
export function unitText(statements: readonly string[]): string {
  return statements.map((sql) => `${sql.trimEnd()};\n`).join('')
}
