import { startGuarded, temporaryDirectory } from './guarded-process.ts'

export interface GuardedDirectory {
  readonly path: string
  remove(): Promise<void>
}

/** A temporary directory that is removed at the latest when this process ends, however it ends. */
export function guardedDirectory(name: string): GuardedDirectory {
  const path = temporaryDirectory(name)
  const guarded = startGuarded(path, { prepare: [], serve: ['true'], signal: 'TERM' })
  return { path, remove: () => guarded.stop() }
}
