import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { DialectName } from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { readSql } from '../truth/sample-project.ts'

const SAMPLES = fileURLToPath(new URL('../../../shared/samples/', import.meta.url))

/** Tables and views that each script creates. */
const scripts: readonly (readonly [string, DialectName, tables: number, views: number])[] = [
  ['sakila-schema.postgresql.sql', 'postgresql', 21, 7],
  ['pagila-schema.postgresql.sql', 'postgresql', 71, 8],
  ['sakila-schema.mysql.sql', 'mysql', 16, 7],
  ['sakila-schema.sqlite.sql', 'sqlite', 16, 5],
]

if (existsSync(SAMPLES)) for (const script of scripts) check(...script)
else skip('no Sakila in ../shared/samples', scripts.length)

function check(file: string, name: DialectName, tables: number, views: number): void {
  test(`${file} compiles`, async () => {
    const dialect = await loadDialect(name)
    const files = readSql(join(SAMPLES, file))
    const { catalog, diagnostics } = compileSchema(files, dialect, describeParts)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    assert.equal(
      errors.map(({ place, message }) => `${place.start}: ${message}`),
      [],
    )
    const relations = [...catalog.schemas.values()].flatMap(({ relations: all }) => [
      ...all.values(),
    ])
    const counted = relations.filter(({ place }) => place !== undefined)
    const isView = (kind: string) => kind.endsWith('view')
    assert.is(counted.filter(({ kind }) => isView(kind)).length, views)
    assert.is(counted.filter(({ kind }) => !isView(kind)).length, tables)
    assert.ok(counted.every(({ columns }) => columns.length > 0))
  })
}

test.run()
