import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { newestEngines, withProject } from './harness.ts'

const made = {
  '20260101000000_readers.up.sql':
    "CREATE TABLE readers (id integer PRIMARY KEY, mail varchar(40), age integer);\nINSERT INTO readers VALUES (1, 'a', 3), (2, NULL, 4);\n",
  '20260101000000_readers.down.sql': 'DROP TABLE readers;\n',
}

/** In front of a statement that every engine takes, whatever the rows are: only the check can refuse it. */
function checked(question: string, statement = 'CREATE TABLE behind (id integer)'): string {
  return `-- check: SELECT count(*) FROM ${question}\n-- refuse: Some readers have no mail.\n${statement};\n`
}

/** What `apply` says of a file behind the first one: that its check refuses it, or nothing. */
const cases: readonly (readonly [title: string, refused: boolean, file: string])[] = [
  [
    'what the file itself renames is asked of the rows that are there, before anything is done',
    true,
    `ALTER TABLE readers RENAME TO people;\nALTER TABLE people RENAME COLUMN mail TO address;\n${checked('people WHERE address IS NULL')}`,
  ],
  [
    'rows that the file itself mends do not stand in its way',
    false,
    `UPDATE readers SET mail = '-' WHERE mail IS NULL;\n${checked('readers WHERE mail IS NULL')}`,
  ],
  [
    'nor do they under the name that they have before',
    false,
    `UPDATE readers SET mail = '-' WHERE mail IS NULL;\nALTER TABLE readers RENAME TO people;\n${checked('people WHERE mail IS NULL')}`,
  ],
  [
    'nor do those that it deletes',
    false,
    `DELETE FROM readers WHERE id = 2;\n${checked('readers WHERE mail IS NULL')}`,
  ],
  [
    'a change of other columns mends nothing',
    true,
    `UPDATE readers SET age = 5;\n${checked('readers WHERE mail IS NULL')}`,
  ],
  [
    'nor does one that comes behind',
    true,
    `${checked('readers WHERE mail IS NULL')}UPDATE readers SET mail = '-' WHERE mail IS NULL;\n`,
  ],
]

for (const engine of newestEngines)
  for (const [title, refused, file] of cases)
    test(`${engine}: ${title}`, () =>
      withProject(
        engine,
        { ...made, '20260201000000_next.up.sql': file, '20260201000000_next.down.sql': '' },
        async (project) => {
          const { code, err } = await project.quarry('apply --allow all')
          assert.is(/Some readers have no mail \(rows: 1\)/.test(err), refused, err)
          assert.is(code, refused ? 1 : 0, err)
          const { out } = await project.quarry('status')
          assert.match(out, refused ? 'pending  20260201000000' : 'applied  20260201000000')
        },
      ))

test.run()
