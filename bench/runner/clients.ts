import { debianRoot, programOf } from '../../golden/engines/debian-root.ts'
import { installedProgram } from '../../golden/engines/installed-program.ts'
import { mustRun } from '../../golden/engines/run-program.ts'
import type { RunnerEngineName } from './engines.ts'
import { timeProcess } from './time-process.ts'

/** A program that comes with the engine and runs statements from its standard input. */
interface Client {
  readonly name: string
  /** The text that it is given for a file is in one transaction, where the engine has transactions of definitions. */
  readonly textOf: (script: string) => string
  /** Milliseconds, its start included. Throws where a statement fails. */
  readonly time: (input: string, url: string) => number
}

type Command = readonly [string, ...string[]]

export const clients: Readonly<Record<RunnerEngineName, () => Promise<Client>>> = {
  'postgresql-18': async () => {
    const program = installed('psql')
    const flags = ['--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1']
    return {
      name: 'psql',
      textOf: inTransaction,
      time: (input, url) => timeProcess([program, ...flags, '-d', url], { code: 0, input }),
    }
  },
  mysql: () =>
    mysqlClient({
      program: 'mysql',
      name: 'mysql-client-core',
      suite: 'sid',
      plain: '--ssl-mode=DISABLED',
    }),
  mariadb: () =>
    mysqlClient({
      program: 'mariadb',
      name: 'mariadb-client-core',
      suite: undefined,
      plain: '--skip-ssl',
    }),
  sqlite: async () => {
    const program = installed('sqlite3')
    return {
      name: 'sqlite3',
      textOf: inTransaction,
      time: (input, url) =>
        timeProcess([program, '-bail', url.slice('sqlite://'.length)], { code: 0, input }),
    }
  },
}

function inTransaction(script: string): string {
  return `BEGIN;\n${script}COMMIT;`
}

function installed(name: string): string {
  const program = installedProgram([name])
  if (program === undefined) throw new Error(`${name} is not installed`)
  return program
}

interface MysqlClient {
  readonly program: string
  /** The package of Debian that has it is named. */
  readonly name: string
  readonly suite: string | undefined
  /** The flag that leaves out the encryption, as quarry does. */
  readonly plain: string
}

async function mysqlClient(wanted: MysqlClient): Promise<Client> {
  const [program, ...flags] = await commandOf(wanted)
  const plain = ['--no-defaults', '--default-character-set=utf8mb4', wanted.plain]
  return {
    name: wanted.program,
    textOf: (script) => script,
    time(input, url) {
      const { hostname, port, username, pathname } = new URL(url)
      const place = [
        `--host=${hostname}`,
        `--port=${port}`,
        `--user=${username}`,
        pathname.slice(1),
      ]
      return timeProcess([program, ...flags, ...plain, ...place], { code: 0, input })
    },
  }
}

/** The client of the product itself, and that of Debian where none is installed. */
async function commandOf({ program, name, suite }: MysqlClient): Promise<Command> {
  const found = installedProgram([program])
  if (found !== undefined) return [found]
  const path = `usr/bin/${program}`
  const version = async (root: string) => {
    const [start, ...rest] = programOf(root, path)
    const said = await mustRun(start, [...rest, '--version'])
    return /\d+\.\d+\.\d+/.exec(said)?.[0] ?? '0'
  }
  return programOf(await debianRoot({ engine: `${program}-client`, name, suite, version }), path)
}
