import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { engineOf } from '../../runtime/registry.ts'
import { freshDatabase } from '../engines/fresh-database.ts'

const files = { mysql: 'MySQL 9', mariadb: 'MariaDB 10.11' } as const

interface Row {
  readonly line: string
}

interface CollationRow {
  readonly set: string
  readonly name: string
}

// MariaDB lists `uca1400_ai_ci` once, and for each character set the name that it has there.
const collationNames = {
  mysql:
    'select character_set_name as `set`, collation_name as name from information_schema.collations',
  mariadb: `select character_set_name as \`set\`, full_collation_name as name
    from information_schema.collation_character_set_applicability`,
} as const

/** Asks the real servers for their character sets and writes them as the compiler's data files. */
async function generate(name: keyof typeof files): Promise<void> {
  const database = await freshDatabase(name)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const engine = await engineOf(database.url)
  const connection = await engine.connect(database.url)
  const rows = await connection.query<Row>(
    `select concat(character_set_name, ' ', default_collate_name) as line
     from information_schema.character_sets order by character_set_name`,
  )
  const collations = await connection.query<CollationRow>(
    `${collationNames[name]} order by character_set_name, name`,
  )
  const [chosen] = await connection.query<Row>('select @@collation_database as line')
  await connection.close()
  await database.drop()
  const lines = rows.map(({ line }) => line).join('\n')
  const text = `// Written by \`npm run generate:character-sets\`.

/** The collation of a database of ${files[name]} for which none is chosen. */
export const defaultCollation = '${chosen?.line ?? ''}'

/** The character sets of ${files[name]}, each with its default collation. */
export const characterSets = \`
${lines}\`

/** Its collations, without the character set that each name begins with: sets, and what all of them have. */
export const collationEndings = \`
${endingLines(collations).join('\n')}\`
`
  const file = new URL(`../../compiler/dialects/${name}/data/character-sets.ts`, import.meta.url)
  writeFileSync(fileURLToPath(file), text)
}

/** `ucs2 utf16: bin general_ci`; `binary` is its set itself. */
function endingLines(collations: readonly CollationRow[]): readonly string[] {
  const sets = new Map<string, string[]>()
  for (const { set, name } of collations) {
    const ending = name.startsWith(`${set}_`) ? name.slice(set.length + 1) : undefined
    if (ending !== undefined) sets.set(ending, [...(sets.get(ending) ?? []), set])
  }
  const endings = new Map<string, string[]>()
  for (const [ending, having] of sets) {
    const key = having.sort().join(' ')
    endings.set(key, [...(endings.get(key) ?? []), ending])
  }
  return [...endings].map(([having, names]) => `${having}: ${names.sort().join(' ')}`).sort()
}

await generate('mysql')
await generate('mariadb')
