import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plain, type Renderable } from '../../compiler/diagnostics/render.ts'
import { report } from './report.ts'

function found(severity: Renderable['severity'], start: number): Renderable {
  const place = { file: 'a.sql', start, end: start }
  return { code: 'x', severity, message: `${start}`, hint: undefined, place, related: [] }
}

/** The messages that are shown, and the lines about the others. */
function check(diagnostics: readonly Renderable[], shown: number, expected: string): void {
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const terminal = { out: print, err: print, paint: plain, errorPaint: plain }
  const findings = { diagnostics, files: [], shownPath: (path: string) => path }
  report(findings, { ...terminal, errorColumns: undefined })
  assert.is([...printed.matchAll(/^a\.sql: /gm)].length, shown)
  assert.ok(printed.endsWith(expected), printed.slice(-100))
}

const many = (severity: Renderable['severity'], count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => found(severity, from + i))

test('a long list is cut and counted', () => {
  check([], 0, '')
  check(many('error', 50), 50, '\n\n50 errors in 1 file\n')
  check(many('error', 60), 50, '\n\n... and 10 more\n\n60 errors in 1 file\n')
})

test('of a long list the errors are shown', () => {
  const both = [...many('warning', 60), found('error', 100)]
  check(both, 50, '... and 11 more\n\n1 error and 60 warnings in 1 file\n')
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const terminal = { out: print, err: print, paint: plain, errorPaint: plain }
  const findings = { diagnostics: both, files: [], shownPath: (path: string) => path }
  report(findings, { ...terminal, errorColumns: undefined })
  assert.match(printed, 'a.sql: error: 100')
})

test.run()
