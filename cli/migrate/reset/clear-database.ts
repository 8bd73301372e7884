import { firstWords } from '../../../runtime/migrate/run/first-words.ts'
import type { Migration } from '../../../runtime/migrate/run/files/migration.ts'
import type { OpenedMigrations } from '../open-migrations.ts'

interface Clearing {
  readonly signal: AbortSignal
  readonly onWait: (holder: string) => void
}

/** Drops everything in the database, while no runner is at work. */
export async function clearDatabase(
  { url, engine, migrations }: OpenedMigrations,
  patience: Clearing,
): Promise<void> {
  const lock = await engine.lock(url, patience)
  try {
    const connection = await lock.connect()
    try {
      await engine.clear(connection, migrations.flatMap(extensionsOf))
    } finally {
      await connection.close()
    }
  } finally {
    await lock.release()
  }
}

const EXTENSION = /^create extension (?:if not exists )?(?:"([^"]+)"|([\w$]+))/

/** Those that the migrations create: others were there before them. */
function extensionsOf({ up }: Migration): readonly string[] {
  return up.statements.flatMap(({ text }) => {
    const [, quoted, plain] = EXTENSION.exec(firstWords(text)) ?? []
    return quoted ?? plain ?? []
  })
}
