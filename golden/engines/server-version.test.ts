import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isMariadb, isMysql, isPostgresql, isRedis, readVersion } from './server-version.ts'

interface Verdict {
  readonly version: string
  readonly mysql: boolean
  readonly mariadb: boolean
}

function check(said: string, expected: Verdict) {
  test(said, () => {
    const version = readVersion(said) ?? ''
    assert.equal({ version, mysql: isMysql(version), mariadb: isMariadb(version) }, expected)
  })
}

check('/usr/sbin/mysqld  Ver 9.7.4-2 for Linux on x86_64 ((Debian))', {
  version: '9.7.4',
  mysql: true,
  mariadb: false,
})
check('/usr/sbin/mysqld  Ver 8.0.44 for Linux on x86_64 (Source distribution)', {
  version: '8.0.44',
  mysql: false,
  mariadb: false,
})
check('mysqld  Ver 10.11.18-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)', {
  version: '10.11.18-MariaDB',
  mysql: false,
  mariadb: true,
})
check('mysqld: error while loading shared libraries', { version: '', mysql: false, mariadb: false })

test('the address of a server is judged by what select version() says', () => {
  assert.equal(['9.7.4-2', '10.11.18-MariaDB-0+deb12u1'].map(isMysql), [true, false])
  assert.equal(['9.7.4-2', '10.11.18-MariaDB-0+deb12u1'].map(isMariadb), [false, true])
  assert.is(isPostgresql('15.18 (Debian 15.18-0+deb12u1)', 15), true)
})

test('PostgreSQL is accepted by its major version', () => {
  const version = readVersion('postgres (PostgreSQL) 18.4') ?? ''
  assert.is(version, '18.4')
  assert.equal(
    [isPostgresql(version, 18), isPostgresql(version, 1), isPostgresql(version, 15)],
    [true, false, false],
  )
})

test('Redis is accepted from release 7 on', () => {
  const version = readVersion('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.2.1') ?? ''
  assert.is(version, '7.0.15')
  assert.equal([version, '6.0.16', '8.2.1'].map(isRedis), [true, false, true])
})

test.run()
