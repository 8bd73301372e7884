import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toCommonjs } from './commonjs.ts'
import type { Declaration } from './generated-file.ts'
import { printFiles } from './print.ts'

const header: Declaration = { kind: 'comment', text: '// Generated.' }

function check(declarations: readonly Declaration[], expected: string): void {
  const js = toCommonjs([header, ...declarations])
  const [printed] = printFiles([{ path: 'a', js, dts: [] }])
  assert.is(printed?.text, `// Generated.\n\n"use strict";\n\n${expected}`)
}

function link(kind: 'import' | 'export', name: string, from: string): Declaration {
  return { kind, typeOnly: false, names: [name], from }
}

test('links become calls of require', () => {
  check(
    [link('import', 'a', './a.js'), link('import', 'b', './b.js')],
    'const { a } = require("./a.js");\nconst { b } = require("./b.js");\n',
  )
  check([link('export', 'New', './a.js')], 'exports.New = require("./a.js").New;\n')
})

test('a line that is too long breaks as prettier breaks it', () => {
  const name = 'n'.repeat(80)
  check([link('import', name, './a.js')], `const {\n  ${name},\n} = require("./a.js");\n`)
})

test('what is exported is assigned behind everything else', () => {
  check(
    [
      { kind: 'code', text: 'export const a = 1;' },
      { kind: 'code', text: 'export function b() {}' },
      { kind: 'code', text: 'const text = "\\nexport const c";' },
    ],
    'const a = 1;\n\nfunction b() {}\n\nconst text = "\\nexport const c";\n\nexports.a = a;\nexports.b = b;\n',
  )
})

test.run()
