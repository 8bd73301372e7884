import * as assert from 'uvu/assert'
import { type MigratedEngine, withProject } from './harness.ts'

const FILES = 4

/** Each file leaves a row of its own. */
const files = Object.fromEntries(
  Array.from({ length: FILES }, (_, index) => [
    `2026010${index + 1}000000_file.up.sql`,
    `${index === 0 ? 'CREATE TABLE log (n integer);\n' : ''}INSERT INTO log VALUES (${index});\n`,
  ]),
)
const expected = Array.from({ length: FILES }, (_, index) => [index])

/** Throws where not each file is applied by exactly one of so many runs at once, or one of them does not end well. */
export function applyAtOnce(engine: MigratedEngine, runs: number): Promise<void> {
  return withProject(engine, files, async ({ quarry, rows }) => {
    const all = await Promise.all(Array.from({ length: runs }, () => quarry('apply --json')))
    assert.equal(
      all.map(({ code }) => code),
      all.map(() => 0),
      all.map(({ code, out, err }) => (code === 0 ? '' : `${out}${err}`)).join(''),
    )
    const applied = all.flatMap(({ out }) => JSON.parse(out).applied)
    assert.is(applied.length, FILES)
    assert.equal(await rows('select n from log order by n'), expected)
    assert.is((await quarry('status')).code, 0)
  })
}
