import {
  castLines,
  functionLines,
  ofExtension,
  operatorClassLines,
  operatorLines,
  relationLines,
  triggerFunctionLines,
  typeLines,
} from './postgresql-catalog-queries.ts'

/** A database in which extensions have been created. */
export interface Asked {
  query<Row extends object>(sql: string): Promise<readonly Row[]>
}

/** The text of the data file of an extension. */
export async function extensionModule(name: string, database: Asked): Promise<string> {
  const { extension, server, requires, schema } = await versions(name, database)
  const member = ofExtension(name)
  const parts = {
    casts: castLines(member),
    operators: operatorLines(member),
    functions: functionLines(member),
    triggerFunctions: triggerFunctionLines(member),
    operatorClasses: operatorClassLines(member),
    relations: relationLines(member),
  }
  const constants: string[] = []
  for (const [part, query] of Object.entries(parts)) {
    const lines = await linesOf(database, query)
    if (lines.length > 0) constants.push(`  ${part}: \`${lines.join('\n')}\`,`)
    else constants.push(`  ${part}: '',`)
  }
  return `import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from ${name} ${extension} in PostgreSQL ${server} by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: '${name}',
  version: '${extension}',
  requires: [${(requires ?? []).map((each) => `'${each}'`).join(', ')}],
  schema: ${schema === null ? 'undefined' : `'${schema}'`},
${constants.join('\n')}
}
`
}

/** The lines of its types, in the form of types.ts. */
export async function typesOf(name: string, database: Asked): Promise<readonly string[]> {
  return linesOf(database, typeLines(ofExtension(name)))
}

interface Versions {
  readonly extension: string
  readonly server: string
  readonly requires: readonly string[] | null
  /** The one that it is always in, where its control file says so. */
  readonly schema: string | null
}

async function versions(name: string, database: Asked): Promise<Versions> {
  const rows = await database.query<Versions>(
    `select extversion as extension, split_part(current_setting('server_version'), '.', 1) as server,
       v.requires::text[] as requires, v.schema::text as schema
     from pg_extension join pg_available_extension_versions v on v.name = extname and v.version = extversion
     where extname = '${name}'`,
  )
  const [row] = rows
  if (!row) throw new Error(`no extension ${name}`)
  return row
}

async function linesOf(database: Asked, query: string): Promise<readonly string[]> {
  const rows = await database.query<{ line: string }>(query)
  const lines = rows.map(({ line }) => line)
  const text = lines.join('\n')
  if (/[`\\]|\$\{/u.test(text)) throw new Error(`needs escaping: ${text}`)
  return lines
}
