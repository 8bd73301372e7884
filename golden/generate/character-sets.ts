import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { engineOf } from '../../runtime/registry.ts'
import { freshDatabase } from '../engines/fresh-database.ts'

const files = { mysql: 'MySQL 9', mariadb: 'MariaDB 10.11' } as const

interface Row {
  readonly line: string
}

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
`
  const file = new URL(`../../compiler/dialects/${name}/data/character-sets.ts`, import.meta.url)
  writeFileSync(fileURLToPath(file), text)
}

await generate('mysql')
await generate('mariadb')
