import { test } from 'uvu'
import { mysqlStyle } from '../printer/styles/mysql-style.ts'
import { proveOnServer } from '../printer/proofs/prove-on-server.ts'

test('mysql: nothing is lost', () => proveOnServer('mysql', mysqlStyle, ['mysql-mariadb', 'mysql']))

test.run()
