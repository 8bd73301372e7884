import { test } from 'uvu'
import { mysqlStyle } from '../printer/mysql-style.ts'
import { proveOnServer } from '../printer/prove-on-server.ts'

test('mysql: nothing is lost', () => proveOnServer('mysql', mysqlStyle, ['mysql-mariadb', 'mysql']))

test.run()
