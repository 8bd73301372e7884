import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announce } from './announce.ts'
import { cached, fetchInto } from './cache.ts'
import { mustRun } from './run-program.ts'

export interface DebianPackage {
  readonly engine: string
  readonly name: string
  /** A release other than the machine's own. */
  readonly suite: string | undefined
  /** The version in the answer of the unpacked program; throws when it is another product. */
  readonly version: (root: string) => Promise<string>
}

/**
 * The directory into which a Debian package and all that it depends on, libc included, is unpacked:
 * nothing is installed, no service starts, and another release than the machine's own runs as well,
 * through its own loader. Fetched into the cache the first time.
 */
export async function debianRoot(wanted: DebianPackage): Promise<string> {
  if (!isDebian()) throw new Error('not fetched: this is not Debian')
  return cached(wanted.engine).at(-1) ?? fetch(wanted)
}

/** The command that runs a program of such a root with the libraries of that root alone. */
export function programOf(root: string, program: string): readonly [string, ...string[]] {
  const { loader } = platform()
  const libraries = librariesOf(root)
  const start = libraries.map((library) => join(library, loader)).find(existsSync)
  if (start === undefined) throw new Error(`no ${loader} in ${root}`)
  return [start, '--library-path', libraries.join(':'), join(root, program)]
}

/** The directories that hold the libraries of such a root. */
export function librariesOf(root: string): readonly string[] {
  const { triple } = platform()
  const shared = `usr/lib/${triple}`
  const libraries = [`lib/${triple}`, shared, 'usr/lib/mysql/private', `${shared}/pulseaudio`]
  return libraries.map((library) => join(root, library))
}

function platform(): { readonly triple: string; readonly loader: string } {
  return process.arch === 'arm64'
    ? { triple: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' }
    : { triple: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' }
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

function fetch({ engine, name, suite, version }: DebianPackage): Promise<string> {
  announce(`fetching ${engine} (Debian's ${name}${suite === undefined ? '' : ` of ${suite}`})`)
  return fetchInto(engine, async (directory) => {
    const apt = join(directory, 'apt')
    const options = await privateApt(apt, suite)
    await mustRun('apt-get', [...options, '-qq', 'update'])
    await mustRun('apt-get', [...options, '-qq', '-y', '--download-only', 'install', name])
    for (const archive of readdirSync(join(apt, 'archives')).filter((file) =>
      file.endsWith('.deb'),
    ))
      await mustRun('dpkg-deb', ['-x', join(apt, 'archives', archive), directory])
    rmSync(apt, { recursive: true })
    return { version: await version(directory) }
  })
}

/** Options that give apt-get its own lists, cache and an empty status, so that it fetches the whole closure. */
async function privateApt(apt: string, suite: string | undefined): Promise<readonly string[]> {
  for (const part of ['lists/partial', 'archives/partial'])
    mkdirSync(join(apt, part), { recursive: true })
  writeFileSync(join(apt, 'status'), '')
  const settings = [
    `Dir::State::lists=${join(apt, 'lists')}`,
    `Dir::State::status=${join(apt, 'status')}`,
    `Dir::Cache=${apt}`,
    `Dir::Cache::archives=${join(apt, 'archives')}`,
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=',
    'Debug::NoLocking=1',
    ...(suite === undefined ? [] : await sourcesOf(apt, suite)),
  ]
  return settings.flatMap((setting) => ['-o', setting])
}

async function sourcesOf(apt: string, suite: string): Promise<readonly string[]> {
  const list = join(apt, 'sources.list')
  writeFileSync(list, `deb ${await mirror()} ${suite} main\n`)
  return [`Dir::Etc::sourcelist=${list}`, 'Dir::Etc::sourceparts=-']
}

/** The archive that this machine itself uses: the one whose release has no `-updates`, `-security`. */
async function mirror(): Promise<string> {
  const format = ['--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)']
  const targets = await mustRun('apt-get', ['indextargets', ...format, 'Created-By: Packages'])
  const found = targets.split('\n').map((line) => /^(\S+) \w+ main$/.exec(line)?.[1])
  const uri = found.find((each) => each !== undefined)
  if (uri === undefined) throw new Error('apt-get has no Debian archive in its sources')
  return uri
}
