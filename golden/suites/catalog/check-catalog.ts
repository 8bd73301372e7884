import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeParts } from '../../../compiler/describe-parts.ts'
import { compileSchema } from '../../../compiler/compile-schema.ts'
import type { LocatedDiagnostic } from '../../../compiler/diagnostics/locate.ts'
import { withExtensions } from '../../../compiler/dialects/with-extensions.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Catalog } from '../../../compiler/ir/catalog.ts'
import { engineOf } from '../../../runtime/registry.ts'
import { catalogLines } from '../../catalog-lines.ts'
import type { DatabaseName } from '../../engines/engine.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { comparableLines } from './comparable-lines.ts'

export interface CatalogCase {
  readonly ddl: string
  /** The lines of the catalog; those of the default schema and of built-in ones left out. */
  readonly catalog: string
  /** `code "text at the place"`, one for each diagnostic; none when absent. */
  readonly diagnostics?: readonly string[]
}

/**
 * Folds the statements and compares what they made and what was found; what is without fault is also
 * compared with what the engine has after running the same statements.
 */
export function catalogCheck(plain: Dialect, engine: DatabaseName) {
  return (name: string, { ddl, catalog, diagnostics = [] }: CatalogCase): void => {
    const files = [{ path: 'schema.sql', text: ddl }]
    test(name, async () => {
      const dialect = await withExtensions(plain, files)
      const compiled = compileSchema(files, dialect, describeParts)
      assert.equal(
        compiled.diagnostics.map((each) => brief(each, ddl)),
        diagnostics,
      )
      assert.fixture(ownLines(compiled.meant, dialect), dedent(catalog))
    })
    if (diagnostics.length > 0) return
    test(`${name}: ${engine} agrees`, async () => {
      const dialect = await withExtensions(plain, files)
      const real = await introspected(engine, ddl, dialect)
      if (!real) return
      const { catalog: folded } = compileSchema(files, dialect, describeParts)
      const lines = (catalog: Catalog) => comparableLines(catalog, dialect).join('\n')
      assert.fixture(lines(folded), lines(real))
    })
  }
}

async function introspected(
  name: DatabaseName,
  ddl: string,
  dialect: Dialect,
): Promise<Catalog | undefined> {
  const database = await freshDatabase(name)
  if (database.kind === 'unavailable') {
    skip(`${name}: ${database.reason}`)
    return undefined
  }
  const engine = await engineOf(database.url)
  const connection = await engine.connect(database.url)
  try {
    await connection.execute(ddl)
    return await engine.introspect(connection, dialect)
  } finally {
    await connection.close()
    await database.drop()
  }
}

function brief({ code, place }: LocatedDiagnostic, text: string): string {
  return `${code} "${text.slice(place.start, place.end)}"`
}

function ownLines(catalog: Catalog, dialect: Dialect): string {
  const { defaultSchema } = dialect.names
  const schemas = [...catalog.schemas].filter(
    ([key, schema]) => dialect.builtins.schemas.get(key) !== schema,
  )
  return catalogLines({ ...catalog, schemas: new Map(schemas) })
    .filter((line) => !line.startsWith('search path ') && line !== `schema ${defaultSchema}`)
    .join('\n')
}

function dedent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}
