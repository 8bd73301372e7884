import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../compiler/1-lex/lexer.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { split } from '../../compiler/split/split.ts'
import { corpusSources, ownSources, type Source } from '../printer/sources.ts'
import { treeOf } from '../printer/proofs/stable.ts'

/** A comment between two words says nothing: with one in every gap, a statement is the same statement. */

const COMMENT = '/* c; */ '
/** Of so many statements one is read. */
const STEP = 5

/** With comments wherever there is a space; strings on two lines are one string without them. */
function commented(sql: string, { lexical }: Dialect): string {
  let [text, end] = ['', 0]
  for (const { at, continues, kind } of lex(sql, lexical).tokens) {
    const gap = sql.slice(end, at.start)
    const isOpen = gap !== '' && end > 0 && !continues && kind !== 'string'
    text += gap + (isOpen ? COMMENT : '') + sql.slice(at.start, at.end)
    end = at.end
  }
  return text
}

/** Texts without comments and spaces; where things stand is left out. */
function shapeOf(sql: string, dialect: Dialect): string {
  return JSON.stringify(treeOf(sql, dialect) ?? null, (_, value: unknown) => {
    if (typeof value === 'string')
      return value.replaceAll(COMMENT.trim(), '').replaceAll(/\s+/g, '')
    const isPlace =
      typeof value === 'object' && value !== null && 'start' in value && 'end' in value
    return isPlace ? undefined : value
  })
}

function check(sources: readonly Source[], dialect: Dialect): void {
  const all = sources.flatMap(({ schema, statements }) => [...schema, ...statements])
  // Hints are comments that do say something.
  const plain = [...new Set(all.filter((each) => !/\/\*[!+M]/.test(each)))]
  for (const sql of plain.filter((_, i) => i % STEP === 0)) {
    const before = shapeOf(sql, dialect)
    if (before === 'null') continue
    const [again = '', ...more] = split(commented(sql, dialect), dialect.lexical)
    assert.equal(more, [], sql)
    assert.is(again === '' ? '' : shapeOf(again.text, dialect), before, sql)
  }
}

for (const name of ['postgresql', 'mysql', 'sqlite'] as const) {
  test(name, async () => {
    const dialect = await loadDialect(name)
    check([...ownSources(name, dialect), ...corpusSources(name, dialect)], dialect)
  })
}

test('mariadb', async () => {
  const dialect = await loadDialect('mariadb')
  check([...ownSources('mysql', dialect), ...corpusSources('mariadb', dialect)], dialect)
})

test.run()
