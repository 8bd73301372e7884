import { readFileSync } from 'node:fs'
import type { Command } from './guarded-process.ts'

/** User and group to run a server as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** An unprivileged account, when this process runs as root: PostgreSQL refuses to. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined)
  if (user === undefined) throw new Error('running as root, and no user "postgres" or "nobody"')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** The command that runs a command as that account. */
export function runAs(account: Account | undefined, command: Command): Command {
  if (account === undefined) return command
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  return ['setpriv', ...identity, ...command]
}
