import { test } from 'uvu'
import { mariadbStyle } from '../printer/styles/mysql-style.ts'
import { proveOnServer } from '../printer/proofs/prove-on-server.ts'

test('mariadb: nothing is lost', () =>
  proveOnServer('mariadb', mariadbStyle, ['mysql-mariadb', 'mariadb']))

test.run()
