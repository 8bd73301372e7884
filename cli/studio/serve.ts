import { createApp } from '../../studio/server/app.ts'
import { asHost } from '../../studio/server/guard/bind-address.ts'
import { allowedHosts } from '../../studio/server/guard/host.ts'
import { listen, PortInUse } from '../../studio/server/server.ts'
import { createStudio, type StudioSettings } from '../../studio/server/studio.ts'
import { fault } from '../diagnostics/fault.ts'
import { ioCode } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { refuse } from '../terminal/report.ts'
import type { StudioPlace, WantedPlace } from './find-place.ts'
import { openPage } from './open-page.ts'
import { pageFiles } from './page-files.ts'

interface ServeOptions extends WantedPlace {
  readonly browser: boolean
}

interface Run {
  readonly options: ServeOptions
  readonly invocation: Invocation
}

/** Serves the database until the process is interrupted. */
export async function serve(
  place: StudioPlace,
  settings: StudioSettings,
  run: Run,
): Promise<ExitCode> {
  const { terminal, interrupts } = run.invocation
  const { bound, token } = place
  const made = createStudio(settings)
  const app = createApp({
    guard: { hosts: allowedHosts(bound.names), token, now: () => performance.now() },
    files: await pageFiles(),
    studio: made,
  })
  const close = async () => {
    await app.close()
    await made.close()
  }
  return interrupts.undoing(close, async () => {
    try {
      const port = await listen(app, { ...place, address: bound.address })
      await announce(`http://${asHost(bound.address)}:${port}`, place, { settings, run })
    } catch (error) {
      return refuse(notListening(error, run.options), terminal)
    }
    return new Promise<ExitCode>(() => undefined)
  })
}

/** Throws the error itself where neither the port nor the address is the reason. */
function notListening(error: unknown, { host = '' }: ServeOptions) {
  if (error instanceof PortInUse) return fault('port-in-use', { port: error.port }, undefined)
  if (ioCode(error) === undefined) throw error
  return fault('unusable-host', { host }, undefined)
}

interface Announced {
  readonly settings: StudioSettings
  readonly run: Run
}

async function announce(
  origin: string,
  { bound, token }: StudioPlace,
  { settings, run }: Announced,
): Promise<void> {
  const { terminal } = run.invocation
  const { paint } = terminal
  const { opened, address, readOnly } = settings
  const rights = readOnly ? 'read-only' : 'reads and writes'
  terminal.out(`${opened.dialect.label} ${opened.database.version}, ${address}, ${rights}\n`)
  terminal.out(`${paint.bold(origin)}\n`)
  terminal.out(`${paint.dim(`${protectionOf(bound.isLoopback, token)} Ctrl+C ends it.`)}\n`)
  if (!run.options.browser || terminal.errorColumns === undefined) return
  const { stateDirectory: directory } = settings
  const page = { origin, token, stateDirectory: directory, platform: process.platform }
  if (!(await openPage(page)))
    terminal.err('no browser could be started: open the address yourself\n')
}

function protectionOf(isLoopback: boolean, token: string | undefined): string {
  const reached = isLoopback ? 'Only this machine reaches it' : 'Other machines reach it'
  if (token !== undefined) return `${reached}, and it asks for the token.`
  return `${reached}; --auth-token keeps its other users and pages out.`
}
