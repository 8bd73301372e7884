import type { OpenedProject } from '../config/open-project.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { notWatchable } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import { type LiveProject, openLiveProject, type ReadProject } from '../project/live-project.ts'
import { refuse, report } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import { createFileEvents, type FileEvents } from './file-events.ts'
import { isSilent, type Look, tellLook } from './tell-look.ts'
import { tellWatching } from './tell-watching.ts'
import { placesOf } from './watched-places.ts'

/** Does with the project what the command does, as far as a change asks for it. */
export type LookAt = (project: LiveProject, read: ReadProject) => Promise<Look>

/** Does the command's work now and after every change, until it is interrupted. */
export async function watchProject(lookAt: LookAt, invocation: Invocation): Promise<ExitCode> {
  const { location, stopwatch, interrupts, terminal } = invocation
  const project = openLiveProject(location, stopwatch)
  const opened = project.read()
  if (opened.diagnostics.some(({ code }) => code === 'missing-project')) {
    report(opened, terminal)
    return exitCode.error
  }
  const events = createFileEvents()
  return interrupts.undoing(events.close, async () => {
    let last: Look | undefined
    let told = ''
    for (;;) {
      const now = await readWatched(project, events)
      told = tellWatching(now, told, terminal)
      const started = performance.now()
      const seen = await orBug(lookAt(project, now), terminal)
      const look = seen && withUnread(last, seen, now)
      if (look && !isSilent(last, look)) {
        tellLook(last, look, performance.now() - started, terminal)
      }
      last = look ?? last
      const failure = await events.next()
      if (failure) return refuse(notWatchable(failure.error), terminal)
    }
  })
}

/** A fault of ours is told, and the next change may be one that we understand. */
async function orBug(look: Promise<Look>, { err }: Terminal): Promise<Look | undefined> {
  try {
    return await look
  } catch (error) {
    const { bugReport } = await import('../terminal/bug-report.ts')
    err(bugReport(error, version))
    return undefined
  }
}

/** Files that a broken project file says nothing of have not gone. */
function withUnread(before: Look | undefined, now: Look, { config }: OpenedProject): Look {
  if (config || !before) return now
  const read = new Set(now.files.map(({ path }) => path))
  return { ...now, files: [...before.files.filter(({ path }) => !read.has(path)), ...now.files] }
}

/** A file that changes between being read and being watched is read again. */
async function readWatched(project: LiveProject, events: FileEvents): Promise<ReadProject> {
  for (;;) {
    const read = project.read()
    if (!(await events.watch(placesOf(read)))) return read
  }
}
