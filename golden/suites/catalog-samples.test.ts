import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeParts } from '../../compiler/describe-parts.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { mysql } from '../../compiler/dialects/mysql/dialect.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import { skip } from '../skip.ts'

const SAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/samples')

interface Counts {
  readonly tables: number
  readonly views: number
  readonly foreignKeys: number
}

/** The whole file folds without an error, and makes as many things as it defines. */
function check(file: string, dialect: Dialect, expected: Counts): void {
  const path = join(SAMPLES, file)
  test(file, () => {
    if (!existsSync(path)) return skip(`no sample ${file}`)
    const source = { path: file, text: readFileSync(path, 'utf8') }
    const { catalog, diagnostics } = compileSchema([source], dialect, describeParts)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    assert.equal(
      errors.map(({ message, place }) => `${place.start}: ${message}`),
      [],
    )
    assert.equal(count(catalog, dialect), expected)
  })
}

function count({ schemas }: Catalog, { names }: Dialect): Counts {
  const schema = schemas.get(names.relationKey(names.defaultSchema))
  const relations = [...(schema?.relations.values() ?? [])]
  return {
    tables: relations.filter(({ kind }) => kind === 'table').length,
    views: relations.filter(({ kind }) => kind.endsWith('view')).length,
    foreignKeys: relations.flatMap(({ foreignKeys }) => foreignKeys).length,
  }
}

check('chinook.postgresql.sql', postgresql, { tables: 11, views: 0, foreignKeys: 11 })
check('chinook.mysql.sql', mysql, { tables: 11, views: 0, foreignKeys: 11 })
check('chinook.sqlite.sql', sqlite, { tables: 11, views: 0, foreignKeys: 11 })
check('sakila-schema.postgresql.sql', postgresql, { tables: 21, views: 7, foreignKeys: 40 })
check('sakila-schema.mysql.sql', mysql, { tables: 16, views: 7, foreignKeys: 22 })
check('sakila-schema.sqlite.sql', sqlite, { tables: 16, views: 5, foreignKeys: 22 })

test.run()
