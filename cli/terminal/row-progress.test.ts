import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plain } from '../../compiler/diagnostics/render.ts'
import { grouped, rowProgress } from './row-progress.ts'
import type { Terminal } from './terminal.ts'

function terminalOf(lines: string[], errorColumns: number | undefined): Terminal {
  const err = (text: string) => void lines.push(text.replace('\r\u001B[2K', '|'))
  return { out: err, err, paint: plain, errorPaint: plain, errorColumns }
}

test('a line says the table, the rows and the speed, and goes', () => {
  const lines: string[] = []
  let time = 0
  const progress = rowProgress(terminalOf(lines, 80), () => time)
  progress.begin('users', 4000)
  progress.count(1000)
  time = 1000
  progress.count(1000)
  progress.begin('orders', undefined)
  time = 2000
  progress.count(500)
  progress.end()
  assert.equal(lines, [
    '|[##########..........]  users  2,000 of 4,000 rows  2,000 rows/s',
    '|orders  500 rows  1,250 rows/s',
    '|',
  ])
})

test('a line fits the terminal, and without one nothing is printed', () => {
  const lines: string[] = []
  let time = 0
  for (const columns of [20, undefined]) {
    const progress = rowProgress(terminalOf(lines, columns), () => time)
    progress.begin('a_table_with_a_long_name', undefined)
    time += 500
    progress.count(1)
    progress.end()
  }
  assert.equal(lines, ['|a_table_with_a_long', '|'])
})

test('digits stand in groups', () => {
  assert.equal([0, 999, 1000, 1234567].map(grouped), ['0', '999', '1,000', '1,234,567'])
})

test.run()
