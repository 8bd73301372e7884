import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SavedQuery, SavedQueryBody } from '../../api/queries.ts'
import { refusal } from '../failure/refusal.ts'
import { queryFileText, readQueryFile, slugOf } from './query-file.ts'
import { checkVersion, foundQuery, type QueryStore } from './query-store.ts'
import { unwritable } from './unwritable.ts'

const DIRECTORY = 'saved-queries'
const MOST = 2000
/** A larger file is no query that a person wrote. */
const MOST_BYTES = 1024 * 1024

/**
 * The queries of a project: `saved-queries/<category>/<slug>.sql`, read anew each time, as others write them too. A
 * symbolic link is never followed: with it a file outside of the project could be read or written.
 */
export class SharedQueries implements QueryStore {
  private readonly project: string
  private last: Promise<unknown> = Promise.resolve()

  constructor(project: string) {
    this.project = project
  }

  async all(): Promise<readonly SavedQuery[]> {
    const found: SavedQuery[] = []
    for (const place of await this.places()) {
      const query = await this.read(place)
      if (query !== undefined) found.push(query)
    }
    return found
  }

  add(body: SavedQueryBody): Promise<SavedQuery> {
    return this.inTurn(async () => {
      if ((await this.places()).length >= MOST)
        throw refusal('conflict', `at most ${MOST} queries are shared`)
      return this.create(body)
    })
  }

  replace(id: string, body: SavedQueryBody, etag: string | undefined): Promise<SavedQuery> {
    return this.inTurn(async () => {
      checkVersion(foundQuery(await this.all(), id), etag)
      const place = placeOfId(id)
      if (place.category !== slugOfCategory(body) || !isNamed(place, body)) {
        const moved = await this.create(body)
        await unlink(await this.pathOf(place))
        return moved
      }
      const path = await this.pathOf(place)
      const partial = `${path}.${randomUUID()}`
      await writeNew(partial, queryFileText(body))
      await rename(partial, path).catch(async (error: unknown) => {
        await rm(partial, { force: true })
        throw error
      })
      return this.written(place)
    })
  }

  remove(id: string, etag: string | undefined): Promise<void> {
    return this.inTurn(async () => {
      checkVersion(foundQuery(await this.all(), id), etag)
      await unlink(await this.pathOf(placeOfId(id)))
    })
  }

  /** One change after the other: the version that was checked is the one that is changed. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work).catch((error: unknown) => {
      throw unwritable(error)
    })
    this.last = Promise.allSettled([next])
    return next
  }

  /** A file of that name is somebody else's query: the new one gets a number. */
  private async create(body: SavedQueryBody): Promise<SavedQuery> {
    const category = slugOfCategory(body)
    const slug = slugOf(body.name)
    for (let number = 1; ; number++) {
      const place = { category, slug: number === 1 ? slug : `${slug}-${number}` }
      try {
        await writeNew(await this.pathOf(place, makeDirectory), queryFileText(body))
        return await this.written(place)
      } catch (error) {
        if (codeOf(error) !== 'EEXIST' || number === MOST) throw error
      }
    }
  }

  private async places(): Promise<readonly QueryPlace[]> {
    const root = join(await realpath(this.project), DIRECTORY)
    const isOwn = (await realpath(root).catch(unlessGone)) === root
    if (!isOwn) return []
    const found: QueryPlace[] = []
    for (const entry of await entriesOf(root)) {
      if (entry.isFile()) found.push(...placesIn([entry.name], undefined))
      if (!entry.isDirectory() || !isSlug(entry.name)) continue
      const files = (await entriesOf(join(root, entry.name))).filter((each) => each.isFile())
      const names = files.map(({ name }) => name)
      found.push(...placesIn(names, entry.name))
    }
    return found.slice(0, MOST)
  }

  /** The path of a file; `make` makes directories that are missing. Throws: Refusal. */
  private async pathOf(
    { category, slug }: QueryPlace,
    make?: (path: string) => Promise<void>,
  ): Promise<string> {
    let path = await realpath(this.project)
    for (const name of [DIRECTORY, ...(category === undefined ? [] : [category])]) {
      path = join(path, name)
      await make?.(path)
      if ((await realpath(path)) !== path)
        throw refusal('forbidden', `${name} leads out of the project`, 'category')
    }
    return join(path, `${slug}.sql`)
  }

  private async read(place: QueryPlace): Promise<SavedQuery | undefined> {
    const file = await this.pathOf(place)
      .then((path) => open(path, READ))
      .catch(unlessGone)
    if (file === undefined) return undefined
    try {
      const { size, mtime } = await file.stat()
      if (size > MOST_BYTES) return undefined
      const text = await file.readFile('utf8')
      const { category = null, slug } = place
      const read = readQueryFile(text, { name: slug, category })
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      const fixed = { shared: true, file: fileOf(place), template: false }
      return { id: idOf(place), ...read, ...fixed, etag, updatedAt: mtime.toISOString() }
    } finally {
      await file.close()
    }
  }

  private async written(place: QueryPlace): Promise<SavedQuery> {
    const query = await this.read(place)
    if (query === undefined) throw refusal('conflict', 'the file has gone meanwhile', 'id')
    return query
  }
}

/** The names of a directory and of a file, without `.sql`. */
interface QueryPlace {
  readonly category: string | undefined
  readonly slug: string
}

const READ = constants.O_RDONLY | constants.O_NOFOLLOW

function isSlug(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)
}

function placesIn(names: readonly string[], category: string | undefined): readonly QueryPlace[] {
  return names
    .filter((name) => name.endsWith('.sql') && isSlug(basename(name, '.sql')))
    .map((name) => ({ category, slug: basename(name, '.sql') }))
}

function slugOfCategory({ category = null }: SavedQueryBody): string | undefined {
  return category === null ? undefined : slugOf(category)
}

/** Whether the file bears the name already, with a number perhaps. */
function isNamed({ slug }: QueryPlace, { name }: SavedQueryBody): boolean {
  return slug.replace(/-\d+$/, '') === slugOf(name) || slug === slugOf(name)
}

function idOf({ category = '', slug }: QueryPlace): string {
  return `shared-${Buffer.from(`${category}/${slug}`).toString('base64url')}`
}

/** Of an id that is in the list, so that its parts are slugs. */
function placeOfId(id: string): QueryPlace {
  const [category = '', slug = ''] = Buffer.from(id.slice('shared-'.length), 'base64url')
    .toString()
    .split('/')
  return { category: category === '' ? undefined : category, slug }
}

function fileOf({ category, slug }: QueryPlace): string {
  return [DIRECTORY, ...(category === undefined ? [] : [category]), `${slug}.sql`].join('/')
}

async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

async function entriesOf(directory: string) {
  return (await readdir(directory, { withFileTypes: true }).catch(unlessGone)) ?? []
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** ELOOP: the file is a symbolic link. */
function unlessGone(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(String(codeOf(error)))) throw error
}
