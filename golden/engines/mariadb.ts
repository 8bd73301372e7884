import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mysqlServer } from './mysql-server.ts'
import { isMariadb } from './server-version.ts'

// What mariadb-install-db feeds to the server. In bootstrap mode a statement ends at the end of a line.
const SCRIPTS = [
  'mysql_system_tables.sql',
  'mysql_performance_tables.sql',
  'mysql_system_tables_data.sql',
  'maria_add_gis_sp_bootstrap.sql',
  'mysql_sys_schema.sql',
]
const BEFORE = 'create database mysql;\nuse mysql;\nset @auth_root_socket=NULL;\n'

export const mariadb = mysqlServer({
  name: 'mariadb',
  programs: ['mariadbd', 'mysqld'],
  debian: { name: 'mariadb-server-core', suite: undefined },
  accepts: isMariadb,
  async commands({ command, base, flags }, directory) {
    const scripts = SCRIPTS.map((script) => readFile(join(base, 'share/mysql', script), 'utf8'))
    const bootstrap = join(directory, 'bootstrap.sql')
    await writeFile(bootstrap, BEFORE + (await Promise.all(scripts)).join('\n'))
    await mkdir(join(directory, 'data'))
    const feed = ['/bin/sh', '-c', 'input=$1; shift; exec "$@" <"$input"', 'sh', bootstrap] as const
    return {
      prepare: [[...feed, ...command, ...flags, '--bootstrap', '--max-allowed-packet=8M']],
      // The character set of Debian's own configuration: without one it would be latin1.
      serve: [...command, ...flags, '--character-set-server=utf8mb4'],
      signal: 'KILL',
    }
  },
})
