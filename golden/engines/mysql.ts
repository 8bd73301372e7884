import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mysqlServer } from './mysql-server.ts'
import { isMysql } from './server-version.ts'

const LOGIN = `create user 'root'@'127.0.0.1';
grant all on *.* to 'root'@'127.0.0.1' with grant option;
`

/** MySQL 9. Debian's stable releases have MariaDB alone, hence its unstable one. */
export const mysql = mysqlServer({
  name: 'mysql',
  programs: ['mysqld'],
  debian: { name: 'mysql-server-core', suite: 'sid' },
  accepts: isMysql,
  async commands({ command, flags }, directory) {
    const login = join(directory, 'login.sql')
    await writeFile(login, LOGIN)
    const serve = [`--init-file=${login}`, '--secure-file-priv=NULL', '--mysqlx=OFF']
    return {
      prepare: [[...command, ...flags, '--initialize-insecure']],
      serve: [...command, ...flags, ...serve],
      signal: 'KILL',
    }
  },
})
