import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { CONFIG_FILE } from '../config/config.ts'
import { type InitProvider, initProviders } from '../config/config-providers.ts'
import {
  directories,
  type DriverChoice,
  ignoreLines,
  type ProjectTemplate,
  projectTemplate,
} from '../config/config-template.ts'
import { findDialect, findDriver } from '../config/load-target.ts'
import { moduleFormat } from '../config/module-format.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { notWritable } from '../diagnostics/io-fault.ts'
import { report } from '../terminal/report.ts'

export interface InitOptions {
  /** The provider flags that were given. */
  readonly providers: readonly InitProvider[]
  /** Undefined: the default driver of the provider. */
  readonly driver: string | undefined
}

const { schema: SCHEMA, queries: QUERIES, out: OUT } = directories

/** `quarry init`: writes a small project that generates at once; a file that is there stays as it is. */
export async function init(
  options: InitOptions,
  { location, terminal }: Invocation,
): Promise<ExitCode> {
  const root = location.cwd
  const lines = await makeProject(root, options)
  if ('code' in lines) {
    report({ diagnostics: [lines], files: [], shownPath: (path) => path }, terminal)
    return exitCode.error
  }
  for (const line of lines) terminal.out(`${line}\n`)
  terminal.out('\nNext: npx quarry gen\n')
  return exitCode.clean
}

/** A line for each file and for each choice; a fault where nothing could be made. */
async function makeProject(
  root: string,
  options: InitOptions,
): Promise<readonly string[] | Renderable> {
  const choice = existingProject(root) ?? (await chooseDatabase(options))
  if ('code' in choice) return choice
  const lines = await writeProject(root, projectTemplate(choice.provider, choice))
  return 'code' in lines ? lines : [...lines, '', ...choiceLines(choice, root)]
}

interface ChosenDatabase extends DriverChoice {
  readonly provider: InitProvider
  readonly label: string
}

/** The provider and the driver that the options name, or the defaults; a fault where they do not fit. */
async function chooseDatabase({
  providers,
  driver: name,
}: InitOptions): Promise<ChosenDatabase | Renderable> {
  const [provider = initProviders[0], ...more] = providers
  if (more.length > 0) {
    const options = providers.map((each) => `--${each}`)
    return fault('several-providers', { options }, undefined)
  }
  const dialect = await findDialect({ value: provider, place: undefined })
  if ('code' in dialect) return dialect
  const wanted = name === undefined ? undefined : { value: name, place: undefined }
  const found = findDriver(wanted, dialect)
  if ('code' in found) return found
  const driver = name ?? dialect.defaultDriver
  const others = Object.keys(dialect.drivers).filter((each) => each !== driver)
  return { provider, label: dialect.label, driver, others }
}

function choiceLines(
  { provider, label, driver, others }: ChosenDatabase,
  root: string,
): readonly string[] {
  const { kind } = moduleFormat('auto', join(root, OUT))
  const providers = initProviders.filter((each) => each !== provider).map((each) => `--${each}`)
  const drivers = others.length > 0 ? ` (also: --driver ${others.join(', ')})` : ''
  return [
    `provider  ${label} (also: ${providers.join(', ')})`,
    `driver    ${driver}${drivers}`,
    `schema    ${SCHEMA}/*.sql`,
    `queries   ${QUERIES}/*.sql`,
    `output    ${OUT}/, ${moduleNouns[kind]}`,
  ]
}

const moduleNouns = { esm: 'ES modules', cjs: 'CommonJS modules, as package.json says' } as const

function existingProject(root: string): Renderable | undefined {
  const exists = existsSync(join(root, CONFIG_FILE))
  return exists ? fault('project-exists', {}, placeOf(CONFIG_FILE)) : undefined
}

/** A line for each file; a fault of the file system instead. */
async function writeProject(
  root: string,
  template: ProjectTemplate,
): Promise<readonly string[] | Renderable> {
  try {
    const hasSchema = await holdsSql(join(root, SCHEMA))
    const hasQueries = await holdsSql(join(root, QUERIES))
    const hasSql = hasSchema || hasQueries
    const samples: [string, string][] = [
      [`${SCHEMA}/notes.sql`, template.schema],
      [`${QUERIES}/notes.sql`, template.queries],
    ]
    const files: (readonly [string, string])[] = [
      ...(hasSql ? [] : samples),
      ...(hasSchema && !hasQueries ? [[`${QUERIES}/example.sql`, template.anyQuery] as const] : []),
      ['.env.example', template.environment],
      // Last: a project that is there in part is no project yet, and init can go on.
      [CONFIG_FILE, template.config],
    ]
    // With queries alone the schema is still to come.
    await mkdir(join(root, SCHEMA), { recursive: true })
    const ignored = await addIgnoreLines(join(root, '.gitignore'))
    const written: string[] = []
    for (const [path, text] of files) written.push(await writeNew(root, path, text))
    return [
      ...(hasSchema ? [`kept     the SQL files of ${SCHEMA}`] : []),
      ...(hasQueries ? [`kept     the SQL files of ${QUERIES}`] : []),
      ...ignored,
      ...written,
    ]
  } catch (error) {
    return notWritable('.', error)
  }
}

async function holdsSql(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false
  return (await readdir(directory, { recursive: true })).some((path) => path.endsWith('.sql'))
}

async function writeNew(root: string, path: string, text: string): Promise<string> {
  const absolute = join(root, path)
  if (existsSync(absolute)) return `kept     ${path}`
  await mkdir(dirname(absolute), { recursive: true })
  await writeFile(absolute, text, { flag: 'wx' })
  return `written  ${path}`
}

async function addIgnoreLines(path: string): Promise<readonly string[]> {
  const text = existsSync(path) ? await readFile(path, 'utf8') : ''
  const present = text.split(/\r?\n/)
  const missing = ignoreLines.filter((line) => !present.includes(line))
  if (missing.length === 0) return []
  const gap = text === '' || text.endsWith('\n') ? '' : '\n'
  await appendFile(path, `${gap}${missing.join('\n')}\n`)
  return [`written  .gitignore: ${missing.join(' ')}`]
}
