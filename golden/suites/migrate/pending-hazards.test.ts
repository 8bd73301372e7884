import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { newestEngines, type MigratedProject, withProject } from './harness.ts'

/** Three readers are in the database, and no more. */
const readers = {
  '20260101000000_readers.up.sql':
    "CREATE TABLE readers (id integer PRIMARY KEY, mail varchar(40));\nINSERT INTO readers VALUES (1, 'a'), (2, 'b'), (3, NULL);\n",
  '20260101000000_readers.down.sql': '-- irreversible: it is about the way up\n',
}

/** Applies the first file, then tries these without a terminal: what `apply` says, or `applied`. */
async function tries(project: MigratedProject, ...files: readonly string[]): Promise<string> {
  assert.is((await project.quarry('apply --count 1')).code, 0)
  change(
    project.root,
    Object.fromEntries(
      files.flatMap((text, index) => [
        [`db/migrations/2026020${index + 1}000000_next.up.sql`, text],
        [`db/migrations/2026020${index + 1}000000_next.down.sql`, '-- irreversible: no\n'],
      ]),
    ),
  )
  const { code, err } = await project.quarry('apply')
  return code === 0 ? 'applied' : (/data-loss: (.*?): /.exec(err)?.[1] ?? err)
}

const cases: readonly (readonly [string, string, ...(readonly string[])])[] = [
  [
    'a renamed table is counted under its old name',
    'table people (3 rows)',
    'ALTER TABLE readers RENAME TO people;\n',
    'DROP TABLE people;\n',
  ],
  [
    'a renamed column too',
    'column people.address (2 rows)',
    'ALTER TABLE readers RENAME COLUMN mail TO address;\nALTER TABLE readers RENAME TO people;\nALTER TABLE people DROP COLUMN address;\n',
  ],
  [
    'a name that another table takes over belongs to that one',
    'table readers (3 rows)',
    'CREATE TABLE other (id integer);\nALTER TABLE readers RENAME TO old;\nALTER TABLE other RENAME TO readers;\nALTER TABLE readers RENAME TO gone;\nALTER TABLE old RENAME TO readers;\nDROP TABLE readers;\n',
  ],
  [
    'rows of the database that go into a new table are of an unknown number',
    'table copied (an unknown number of rows)',
    'CREATE TABLE copied (id integer);\nINSERT INTO copied SELECT id FROM readers;\n',
    'DROP TABLE copied;\n',
  ],
  [
    'so they are by way of two tables',
    'table two (an unknown number of rows)',
    'CREATE TABLE one AS SELECT * FROM readers;\nCREATE TABLE two (id integer);\nINSERT INTO two SELECT id FROM one;\nDROP TABLE two;\n',
  ],
  [
    'rows that the files bring themselves are none of the database',
    'applied',
    'CREATE TABLE made (id integer);\nINSERT INTO made VALUES (1);\n',
    'CREATE TABLE none_yet (id integer);\nINSERT INTO made SELECT id FROM none_yet;\nDROP TABLE made;\nDROP TABLE none_yet;\n',
  ],
]

for (const engine of newestEngines)
  for (const [title, expected, ...files] of cases)
    test(`${engine}: ${title}`, () =>
      withProject(engine, readers, async (project) => {
        assert.is(await tries(project, ...files), expected)
      }))

test('sqlite: a table that is built anew under another name is counted under its old one', () =>
  withProject('sqlite', readers, async (project) => {
    const rebuilt = '-- quarry:rebuild readers\nCREATE TABLE people (id integer PRIMARY KEY);\n'
    assert.is(await tries(project, rebuilt, 'DROP TABLE people;\n'), 'table people (3 rows)')
  }))

test.run()
