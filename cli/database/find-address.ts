import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import { isHostsAddress } from '../../runtime/hosts-address.ts'
import { addressIn, isAddress, UnknownScheme } from '../../runtime/registry.ts'
import { schemeOf, type Variant, variantOf } from '../../runtime/variants.ts'
import type { Config } from '../config/config.ts'
import { openProject } from '../config/open-project.ts'
import { projectEnvironment } from '../config/project-environment.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'

export interface WantedDatabase {
  /** What follows the command. */
  readonly urls: readonly string[]
  /** The name of an environment of quarry.toml. */
  readonly environment: string | undefined
}

export interface FoundDatabase {
  readonly kind: 'found'
  readonly url: string
  readonly environment: string | undefined
  /** The project file, where the address is of a project. */
  readonly config: Config | undefined
  /** Where the project file stands. */
  readonly root: string | undefined
}

type Find = FoundDatabase | { readonly kind: 'refused'; readonly findings: Findings }

const relationalOnly: ReadonlySet<Variant> = new Set(['relational'])

/** The address that is given, or else that of the project; of a database of the variants that are accepted. */
export function findAddress(
  wanted: WantedDatabase,
  invocation: Invocation,
  accepted = relationalOnly,
): Find {
  const [url, ...others] = wanted.urls
  if (others.length > 0) return refused(fault('several-addresses', {}, undefined))
  if (url === undefined) return addressOfProject(wanted, invocation, accepted)
  if (wanted.environment !== undefined) {
    return refused(fault('exclusive-options', { options: ['--env', 'an address'] }, undefined))
  }
  const given = { url, environment: undefined, config: undefined, root: undefined }
  return checked(given, { directory: invocation.location.cwd, accepted, variable: undefined })
}

function addressOfProject(
  { environment }: WantedDatabase,
  { location, environment: variables }: Invocation,
  accepted: ReadonlySet<Variant>,
): Find {
  const project = openProject(location)
  const { config, root } = project
  const isMissing = project.diagnostics.some(({ code }) => code === 'missing-project')
  if (isMissing && environment === undefined && location.config === undefined) {
    const reason = 'no address is given, and there is no quarry.toml here'
    return refused(fault('no-address', { reason }, undefined))
  }
  if (config === undefined || hasErrors(project.diagnostics))
    return { kind: 'refused', findings: project }
  return databaseOfProject({ config, root, environment }, variables, accepted)
}

/** A project and the name of one of its environments; undefined: its own database. */
export interface ProjectDatabase {
  readonly config: Config
  readonly root: string
  readonly environment: string | undefined
}

/** The address that the environment or `.env` has for a project. */
export function databaseOfProject(
  { config, root, environment }: ProjectDatabase,
  variables: Invocation['environment'],
  accepted = relationalOnly,
): Find {
  const variable = variableOf(config, environment)
  if (typeof variable !== 'string') return refused(variable)
  const known = projectEnvironment(root, variables)
  if (known.kind === 'unread') return refused(known.fault)
  const url = known.variables[variable]
  if (url)
    return checked({ url, environment, config, root }, { directory: root, accepted, variable })
  return refused(fault('unset-address', { variable }, undefined))
}

function variableOf(config: Config, environment: string | undefined): string | Renderable {
  if (environment === undefined) return config.urlVariable
  const { environments } = config
  const suggestion = suggest(environment, [...environments.keys()])
  const unknown = fault('unknown-environment', { name: environment, suggestion }, undefined)
  return environments.get(environment) ?? unknown
}

/** Each variant says what its addresses look like, and what they are in a directory. */
const forms: Readonly<Record<Variant, AddressForm>> = {
  relational: { isAddress, addressIn },
  document: { isAddress: isHostsAddress, addressIn: (url) => url },
  'key-value': { isAddress: isHostsAddress, addressIn: (url) => url },
}

interface AddressForm {
  isAddress(url: string): boolean
  addressIn(url: string, directory: string): string
}

interface Checking {
  readonly directory: string
  readonly accepted: ReadonlySet<Variant>
  /** That holds the address; undefined: it stands on the command line. */
  readonly variable: string | undefined
}

function checked(
  found: Omit<FoundDatabase, 'kind'>,
  { directory, accepted, variable }: Checking,
): Find {
  const { url } = found
  const variant = variantOf(url)
  const form = forms[variant]
  const scheme = schemeOf(url)
  if (!accepted.has(variant)) return refused(fault('address-of-studio', { scheme }, undefined))
  try {
    if (!form.isAddress(url)) return refused(fault('malformed-address', { scheme }, undefined))
    return { kind: 'found', ...found, url: form.addressIn(url, directory) }
  } catch (error) {
    if (!(error instanceof UnknownScheme)) throw error
    const reason = error.message
    if (variable === undefined) return refused(fault('no-address', { reason }, undefined))
    return refused(fault('unknown-address', { variable, reason }, undefined))
  }
}

function refused(diagnostic: Renderable): Find {
  const findings = { diagnostics: [diagnostic], files: [], shownPath: (path: string) => path }
  return { kind: 'refused', findings }
}
