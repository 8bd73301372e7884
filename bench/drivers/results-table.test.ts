import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { CellResult } from './comparison.ts'
import { cellTable, summary } from './results-table.ts'
import type { Timing } from './time-cell.ts'

const timing = (name: string, role: Timing['role'], rate: number): Timing => ({
  name,
  role,
  rates: [rate, rate * 2],
  costs: [1e6 / rate, 5e5 / rate],
})
const point: CellResult = {
  cell: 'point',
  timings: [
    timing('quarry', 'quarry', 1000),
    timing('by hand: slow', 'by hand', 800),
    timing('by hand: fast', 'by hand', 1250),
    timing('Kysely', 'peer', 900),
    timing('Prisma', 'peer', 100),
    timing('Kysely, undecoded', 'undecoded', 2000),
  ],
}

test('a goal stands at the fastest by hand and at each peer', () => {
  assert.is(
    cellTable('pg', point),
    `pg, point select   calls/s  client us  quarry / it       quartiles  by client us         goal
quarry                1500        750
by hand: slow         1200        938         1.25    1.25 to 1.25          1.25
by hand: fast         1875        600         0.80    0.80 to 0.80          0.80  0.97 missed
Kysely                1350        833         1.11    1.11 to 1.11          1.11         1.00
Prisma                 150       7500        10.00  10.00 to 10.00         10.00         1.00
Kysely, undecoded     3000        375         0.50    0.50 to 0.50          0.50
`,
  )
})

test('the summary has a row a cell and counts those that reach every goal', () => {
  const reached = { ...point, timings: point.timings.filter(({ role }) => role !== 'by hand') }
  assert.is(
    summary({ pg: [point], mysql2: [reached] }),
    `quarry / it           calls/s  by hand (0.97)  Drizzle (1)  Kysely (1)  Prisma (1)
pg, point select         1500          0.80 <            -        1.11       10.00
mysql2, point select     1500               -            -        1.11       10.00

1 of 2 cells reach every goal
`,
  )
})

test.run()
