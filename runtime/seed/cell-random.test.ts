import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { CellRandom, shuffle } from './cell-random.ts'

test('a cell depends on its names, its row and its attempt alone', () => {
  const words = (random: CellRandom) => [random.word(), random.word()]
  const one = new CellRandom('1', 'users', 'name')
  const first = words(one.at(7, 0))
  assert.equal(words(one.at(7, 0)), first)
  assert.equal(words(new CellRandom('1', 'users', 'name').at(7, 0)), first)
  for (const other of [one.at(8, 0), one.at(7, 1), new CellRandom('1', 'users', 'mail').at(7, 0)])
    assert.not.equal(words(other), first)
})

test('all numbers below a count come up about as often', () => {
  const random = new CellRandom('even')
  const counts = [0, 0, 0, 0, 0]
  for (let row = 0; row < 50_000; row += 1) {
    const number = random.at(row, 0).below(counts.length)
    counts[number] = (counts[number] ?? 0) + 1
  }
  for (const count of counts) assert.ok(Math.abs(count - 10_000) < 400, String(count))
  assert.ok(random.at(1, 0).below(2 ** 50) < 2 ** 50)
})

test('a shuffle is one-to-one, whatever its size', () => {
  for (const size of [1, 2, 3, 5, 64, 1000, 4097]) {
    const place = shuffle(size, 'a')
    const found = new Set(Array.from({ length: size }, (_, n) => place(n)))
    assert.is(found.size, size)
    assert.ok([...found].every((n) => n >= 0 && n < size))
  }
  const place = shuffle(10 ** 12, 'large')
  assert.is(new Set(Array.from({ length: 10_000 }, (_, n) => place(n))).size, 10_000)
})

test.run()
