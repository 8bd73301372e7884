import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dialectNames, loadDialect } from './registry.ts'

for (const name of dialectNames) {
  test(`${name}: what it has is not foreign to it`, async () => {
    const { grammar, semantics, types } = await loadDialect(name)
    const own = new Set([...semantics.functionNames()].map((each) => each.toLowerCase()))
    const { foreignNames } = grammar
    assert.equal(
      Object.keys(foreignNames.functions).filter((each) => own.has(each)),
      [],
    )
    assert.equal(
      Object.keys(foreignNames.types).filter(
        (each) => types.names.includes(each) || Object.hasOwn(grammar.typeNames.forms, each),
      ),
      [],
    )
  })

  test(`${name}: a foreign clause is looked for by something, and said once`, async () => {
    const { foreign } = (await loadDialect(name)).grammar
    const keys = foreign.map(({ words, call, in: leading }) => [words, call, leading].join('/'))
    assert.equal(
      keys.filter((key) => key === '//'),
      [],
    )
    assert.equal(
      keys.filter((key, i) => keys.indexOf(key) !== i),
      [],
    )
    assert.equal(
      foreign.filter(({ instead, hint }) => instead !== undefined && hint !== undefined),
      [],
    )
  })
}

test.run()
