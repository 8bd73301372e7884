import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FileNames } from './file-names.ts'

function check(names: readonly string[], expected: readonly string[]): void {
  const files = new FileNames('csv')
  assert.equal(
    names.map((name) => files.of(name)),
    expected,
  )
}

test('a file has the name of its table', () => {
  check(
    ['users', 'shop.users', 'größe', 'a b'],
    ['users.csv', 'shop.users.csv', 'größe.csv', 'a b.csv'],
  )
})

test('no name leads out of the directory or is refused by a file system', () => {
  check(
    ['../../etc/passwd', 'a%b', '.hidden', 'c:\\d', 'tab\t', 'dot.', 'con', 'NUL.x', 'console'],
    [
      '%2E.%2F..%2Fetc%2Fpasswd.csv',
      'a%25b.csv',
      '%2Ehidden.csv',
      'c%3A%5Cd.csv',
      'tab%09.csv',
      'dot%2E.csv',
      '%63on.csv',
      '%4EUL.x.csv',
      'console.csv',
    ],
  )
})

test('names that some file system takes for one get numbers', () => {
  check(
    ['Users', 'users', 'USERS', 'users-2'],
    ['Users.csv', 'users-2.csv', 'USERS-3.csv', 'users-2-2.csv'],
  )
})

test('a long name is cut, between characters', () => {
  const [first = '', second = ''] = [0, 1].map(() => '🦊'.repeat(100))
  const files = new FileNames('csv')
  const [one, other] = [files.of(first), files.of(second)]
  assert.ok(Buffer.byteLength(one) < 255 && Buffer.byteLength(other) < 255)
  assert.is.not(one, other)
  assert.not.match(one, /\p{Surrogate}/u)
})

test.run()
