import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import { migrationFault } from '../migration-faults.ts'

/** The files of a migration, by their names alone. */
export interface MigrationPair {
  readonly id: string
  readonly name: string
  readonly up: string
  /** Undefined: it cannot be taken back. */
  readonly down: string | undefined
}

export interface PairedFiles {
  /** By their ids. */
  readonly pairs: readonly MigrationPair[]
  readonly faults: readonly Renderable[]
}

/** The pairs among the `.sql` files of a directory; `pathOf` gives the path that faults name. Other files are none of ours. */
export function pairFiles(files: readonly string[], pathOf: (file: string) => string): PairedFiles {
  const faults: Renderable[] = []
  const blame = (file: string, fault: (place: Renderable['place']) => Renderable) => {
    faults.push(fault({ file: pathOf(file), start: 0, end: 0 }))
  }
  const named: NamedFile[] = []
  for (const file of files.filter((each) => /\.sql$/i.test(each)).toSorted()) {
    const read = readName(file)
    if ('problem' in read)
      blame(file, (place) => migrationFault('malformed-migration-name', read, place))
    else named.push(read)
  }
  const downs = new Map(named.filter(({ way }) => way === 'down').map((each) => [each.stem, each]))
  const ups = named.filter(({ way }) => way === 'up')
  const stems = new Set(ups.map(({ stem }) => stem))
  for (const { stem, file } of downs.values()) {
    if (stems.has(stem)) continue
    const expected = `${stem}.up.sql`
    blame(file, (place) => migrationFault('missing-up', { expected }, place))
  }
  for (const [index, { id, file }] of ups.entries()) {
    const other = ups[index - 1]
    if (other?.id !== id) continue
    blame(file, (place) => migrationFault('doubled-migration', { other: other.file }, place))
  }
  const pairs = ups.map(({ id, name, file, stem }) => ({
    id,
    name,
    up: file,
    down: downs.get(stem)?.file,
  }))
  return { pairs, faults }
}

interface NamedFile {
  readonly file: string
  readonly id: string
  readonly name: string
  readonly way: 'up' | 'down'
  /** The name without `.up.sql`. */
  readonly stem: string
}

const NAME = /^(?<stem>(?<id>\d+)_(?<name>.+))\.(?<way>up|down)\.sql$/su

function readName(file: string): NamedFile | { readonly problem: string } {
  const { stem, id, name, way } = NAME.exec(file)?.groups ?? {}
  if (stem === undefined || id === undefined || name === undefined) {
    return { problem: 'it has no number, no name, or neither .up nor .down' }
  }
  if (id.length !== ID_LENGTH) return { problem: `its number has ${id.length} digits, not 14` }
  if (!isTime(id)) return { problem: `${id} is no time` }
  return { file, stem, id, name: name.normalize(), way: way === 'up' ? 'up' : 'down' }
}

const ID_LENGTH = 14

/** `20261301000000` has a month 13. */
function isTime(id: string): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(id)?.slice(1)
  if (parts === undefined) return false
  const [year, month, day, hour, minute, second] = parts
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const time = new Date(written)
  return !Number.isNaN(time.getTime()) && time.toISOString() === written
}
