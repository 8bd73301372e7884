import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { withProject } from './harness.ts'

const FILE = '20260101000000_dump.up.sql'
/** More than one message of the protocol holds, with characters of four bytes on every border. */
const LONG = `x${'😀'.repeat(100_000)}`

/** As pg_dump writes it. */
const dump = (rows: string) => `SET client_encoding = 'UTF8';
CREATE TABLE public.notes (id integer NOT NULL, text text, tail text);
CREATE TABLE public.empty (id integer);
CREATE TABLE public.lines (line text);

COPY public.notes (id, text, tail) FROM stdin;
${rows}\\.

COPY public.empty (id) FROM stdin;
\\.

COPY public.lines (line) FROM stdin;

;
\\.

ALTER TABLE ONLY public.notes ADD CONSTRAINT notes_pkey PRIMARY KEY (id);
`

for (const engine of ['postgresql-15', 'postgresql-18'] as const)
  test(`${engine}: rows behind COPY are copied, and a wrong one takes back the file`, () =>
    withProject(
      engine,
      { [FILE]: dump('1\ta;b -- c\t\n2\t\\N\t\\t\ntwo\tx\ty\n') },
      async ({ quarry, rows, root }) => {
        const failed = await quarry('apply')
        assert.is(failed.code, 1)
        assert.match(failed.err, 'COPY notes, line 3, column id: "two"')
        assert.match(failed.err, `${FILE}:6:1: error`)
        assert.equal(await rows(`select to_regclass('notes')::text`), [[null]])

        change(root, {
          [`db/migrations/${FILE}`]: dump(`1\ta;b -- c\t\n2\t\\N\t\\t\n3\t${LONG}\t \n`),
        })
        const mended = await quarry('apply')
        assert.is(mended.code, 0, mended.err)
        assert.equal(await rows('select * from notes order by id'), [
          [1, 'a;b -- c', ''],
          [2, null, '\t'],
          [3, LONG, ' '],
        ])
        assert.equal(await rows('select * from lines order by line'), [[''], [';']])
        assert.equal(await rows('select count(*) from empty'), [[0]])
        assert.is((await quarry('status')).code, 0)
      },
    ))

test.run()
