import { unavailable, type EngineName, type Found, type Unavailable } from './engine.ts'

export interface ServerIdentity {
  readonly name: EngineName
  /** Where the address stands; made of the name where nothing is said. */
  readonly variable?: string
  askVersion(url: string): Promise<string>
  accepts(version: string): boolean
}

/** `QUARRY_TEST_POSTGRESQL_15_URL` for `postgresql-15`: a server that somebody else started and that is left running. */
export async function addressInEnvironment(server: ServerIdentity): Promise<Found | Unavailable> {
  const { variable = variableOf(server.name) } = server
  const url = process.env[variable]
  if (url === undefined || url === '') return unavailable(`no ${variable}`)
  const version = await server.askVersion(url)
  if (!server.accepts(version)) return unavailable(`${variable} is a server of version ${version}`)
  const start = async () => ({ url, program: undefined, stop: () => Promise.resolve() })
  return { kind: 'found', how: `address in ${variable}`, version, start }
}

function variableOf(name: EngineName): string {
  return `QUARRY_TEST_${name.toUpperCase().replaceAll('-', '_')}_URL`
}
