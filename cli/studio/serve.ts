import { createApp } from '../../studio/server/app.ts'
import { asHost } from '../../studio/server/guard/bind-address.ts'
import { allowedHosts } from '../../studio/server/guard/host.ts'
import { listen, PortInUse } from '../../studio/server/server.ts'
import { fault } from '../diagnostics/fault.ts'
import { ioCode } from '../diagnostics/io-fault.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { refuse } from '../terminal/report.ts'
import type { StudioPlace, WantedPlace } from './find-place.ts'
import { openPage } from './open-page.ts'
import { pageFiles } from './page-files.ts'
import type { Served, ShownOptions, StudioRun } from './variants/served.ts'

interface Run extends StudioRun {
  readonly options: WantedPlace & ShownOptions & { readonly browser: boolean }
}

/** Serves the database until the process is interrupted. */
export async function serve(place: StudioPlace, served: Served, run: Run): Promise<ExitCode> {
  const { terminal, interrupts } = run.invocation
  const { bound, token } = place
  const { studio, routes } = served
  const app = createApp({
    guard: { hosts: allowedHosts(bound.names), token, now: () => performance.now() },
    files: await pageFiles(),
    ...{ studio, routes },
  })
  const close = async () => {
    await app.close()
    await studio.close()
  }
  return interrupts.undoing(close, async () => {
    try {
      const port = await listen(app, { ...place, address: bound.address })
      await announce(`http://${asHost(bound.address)}:${port}`, place, { served, run })
    } catch (error) {
      return refuse(notListening(error, run.options), terminal)
    }
    return new Promise<ExitCode>(() => undefined)
  })
}

/** Throws the error itself where neither the port nor the address is the reason. */
function notListening(error: unknown, { host = '' }: WantedPlace) {
  if (error instanceof PortInUse) return fault('port-in-use', { port: error.port }, undefined)
  if (ioCode(error) === undefined) throw error
  return fault('unusable-host', { host }, undefined)
}

interface Announced {
  readonly served: Served
  readonly run: Run
}

async function announce(
  origin: string,
  { bound, token }: StudioPlace,
  { served, run }: Announced,
): Promise<void> {
  const { terminal } = run.invocation
  const { paint } = terminal
  const { server, studio } = served
  const { address, readOnly } = studio
  const rights = readOnly ? 'read-only' : 'reads and writes'
  terminal.out(`${server}, ${address}, ${rights}\n`)
  terminal.out(`${paint.bold(origin)}\n`)
  terminal.out(`${paint.dim(`${protectionOf(bound.isLoopback, token)} Ctrl+C ends it.`)}\n`)
  if (!run.options.browser || terminal.errorColumns === undefined) return
  const { stateDirectory } = run
  const page = { origin, token, stateDirectory, platform: process.platform }
  if (!(await openPage(page)))
    terminal.err('no browser could be started: open the address yourself\n')
}

function protectionOf(isLoopback: boolean, token: string | undefined): string {
  const reached = isLoopback ? 'Only this machine reaches it' : 'Other machines reach it'
  if (token !== undefined) return `${reached}, and it asks for the token.`
  return `${reached}; --auth-token keeps its other users and pages out.`
}
