import { fileURLToPath } from 'node:url'
import { unavailable, type Found, type Started, type Unavailable } from './engine.ts'
import { runProgram } from './run-program.ts'
import { startServer } from './start-server.ts'

export interface ComposeService {
  /** Of compose.yaml. */
  readonly service: string
  /** Another release of the image than compose.yaml has. */
  readonly tag: string | undefined
  /** Where the server listens in its container. */
  readonly port: number
  /** Lets the superuser in without a password. */
  readonly environment: Readonly<Record<string, string>>
  urlOf(port: number): string
  askVersion(url: string): Promise<string>
}

const FILE = fileURLToPath(new URL('../../compose.yaml', import.meta.url))

/**
 * The image of a service of compose.yaml, if a docker daemon answers: in a container of its own with
 * a free port, because the service's volume and port may be in use.
 */
export async function composeService(wanted: ComposeService): Promise<Found | Unavailable> {
  const daemon = await runProgram('docker', ['info'])
  if (daemon.code !== 0) return unavailable('no docker daemon')
  const config = ['compose', '-f', FILE, 'config', '--images', wanted.service]
  const [image, tag] = (await runProgram('docker', config)).stdout.trim().split(':')
  const version = wanted.tag ?? tag
  if (!image || version === undefined) return unavailable(`no "${wanted.service}" in compose.yaml`)
  const start = () => startContainer(wanted, `${image}:${version}`)
  return { kind: 'found', how: `docker, ${image}:${version}`, version, start }
}

async function startContainer(wanted: ComposeService, image: string): Promise<Started> {
  const variables = Object.entries(wanted.environment).flatMap(([k, v]) => ['-e', `${k}=${v}`])
  const server = await startServer({
    name: wanted.service,
    commands: async (_directory, port) => {
      const publish = ['--rm', '--publish', `127.0.0.1:${port}:${wanted.port}`]
      return {
        prepare: [],
        serve: ['docker', 'run', ...publish, ...variables, image],
        signal: 'TERM',
      }
    },
    ask: (port) => wanted.askVersion(wanted.urlOf(port)),
  })
  return { url: wanted.urlOf(server.port), program: undefined, stop: server.stop }
}
