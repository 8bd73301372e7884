import { fileName, numbered } from './file-name.ts'
import { fileText } from './file-text.ts'
import { type SchemaSection, sectionOf } from './schema-section.ts'
import type { SchemaUnit, SchemaUnits } from './schema-unit.ts'

/** A file of a schema directory, before it is written. */
export interface LaidFile {
  /** Relative to the directory, with `/`. */
  readonly path: string
  readonly text: string
  readonly units: readonly SchemaUnit[]
}

/** Units that stand in one file. */
interface Chunk {
  readonly section: SchemaSection
  /** That of the object whose own file it is. */
  readonly name: string | undefined
  readonly units: readonly SchemaUnit[]
}

export interface Layout {
  readonly sections: readonly SchemaSection[]
  /** Its tables have files that do not name it. */
  readonly defaultSchema: string
}

const OTHERS: SchemaSection = { name: 'others', kinds: [] }

/**
 * The files of a schema: a file for each table, with what belongs to it, and one for each other section. They are named
 * so that their order is one in which they can be run: where a function needs a table, functions are behind the tables.
 */
export function layOut(schema: SchemaUnits, layout: Layout): readonly LaidFile[] {
  const chunks = chunksOf(schema, layout).filter(({ units }) =>
    units.some(({ statements }) => statements.length > 0),
  )
  const groups = grouped(chunks)
  return groups.flatMap((group, place) => {
    const [{ section } = { section: OTHERS }] = group
    const head = `${numbered(place, groups.length)}_${section.name}`
    if (section.isDivided !== true) return group.map((chunk) => laid(`${head}.sql`, chunk))
    return group.map((chunk, within) => {
      const name = `${numbered(within, group.length)}_${fileName(chunk.name ?? '')}`
      return laid(`${head}/${name}.sql`, chunk)
    })
  })
}

function laid(path: string, { units }: Chunk): LaidFile {
  return { path, text: fileText(units.map(({ statements }) => statements)), units }
}

/** Objects that have files of their own and follow each other share a directory. */
function grouped(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const groups: Chunk[][] = []
  for (const chunk of chunks) {
    const last = groups.at(-1)
    const isOfLast = chunk.section.isDivided === true && last?.[0]?.section === chunk.section
    if (isOfLast) last?.push(chunk)
    else groups.push([chunk])
  }
  return groups
}

/** From what can be run first always the section that comes first, and of it as much as can be run. */
function chunksOf(schema: SchemaUnits, layout: Layout): readonly Chunk[] {
  const { sections } = layout
  const waiting = new Set(schema.units)
  const isPossible = (unit: SchemaUnit) => !schema.needsOf(unit).some((each) => waiting.has(each))
  const isReady = (unit: SchemaUnit) =>
    isPossible(unit) && !schema.runsOf(unit).some((each) => waiting.has(each))
  const rankOf = (unit: SchemaUnit) => sectionOf(unit.object.kind, sections)
  const chunks: Chunk[] = []
  while (waiting.size > 0) {
    const all = [...waiting]
    const ready = firstOf(all.filter(isReady), rankOf) ?? firstOf(all.filter(isPossible), rankOf)
    const rest = { waiting, needsOf: schema.needsOf, rankOf }
    const first = all.find((unit) => isCircular(unit, ready, rest)) ?? ready ?? all[0]
    if (first === undefined) break
    const rank = rankOf(first)
    const section = sections[rank] ?? OTHERS
    const isOwn = section.isDivided === true
    const belongs = (unit: SchemaUnit, roots: ReadonlySet<string>) =>
      roots.has(unit.root) || (!isOwn && rankOf(unit) === rank)
    const units = taken(first, { waiting, isReady, belongs })
    chunks.push({ section, name: isOwn ? shownName(first, layout) : undefined, units })
  }
  return chunks
}

function firstOf(
  ready: readonly SchemaUnit[],
  rankOf: (unit: SchemaUnit) => number,
): SchemaUnit | undefined {
  let best: SchemaUnit | undefined
  for (const unit of ready) if (best === undefined || rankOf(unit) < rankOf(best)) best = unit
  return best
}

interface Waiting {
  readonly waiting: ReadonlySet<SchemaUnit>
  readonly needsOf: (unit: SchemaUnit) => readonly SchemaUnit[]
  readonly rankOf: (unit: SchemaUnit) => number
}

/**
 * Whether the unit comes in front of what is ready, and waits for nothing of a later section: then it stands in a circle
 * that the engine takes in any order, as SQLite does tables that refer to each other.
 */
function isCircular(
  unit: SchemaUnit,
  ready: SchemaUnit | undefined,
  { waiting, needsOf, rankOf }: Waiting,
): boolean {
  const rank = rankOf(unit)
  if (ready === undefined || rank >= rankOf(ready)) return false
  const found = new Set([unit])
  // A set that grows is walked to its end.
  for (const each of found)
    for (const need of needsOf(each)) {
      if (!waiting.has(need)) continue
      if (rankOf(need) > rank) return false
      found.add(need)
    }
  return true
}

interface Taking {
  readonly waiting: Set<SchemaUnit>
  readonly isReady: (unit: SchemaUnit) => boolean
  readonly belongs: (unit: SchemaUnit, roots: ReadonlySet<string>) => boolean
}

/** The unit and all that may stand behind it in its file, with what belongs to objects of the file. */
function taken(first: SchemaUnit, { waiting, isReady, belongs }: Taking): readonly SchemaUnit[] {
  const roots = new Set([first.object.id])
  const units = [first]
  waiting.delete(first)
  for (let found = true; found;) {
    found = false
    for (const unit of waiting) {
      if (!belongs(unit, roots) || !isReady(unit)) continue
      units.push(unit)
      roots.add(unit.object.id)
      waiting.delete(unit)
      found = true
    }
  }
  return units
}

function shownName({ object: { schema, name } }: SchemaUnit, { defaultSchema }: Layout): string {
  return schema === undefined || schema === defaultSchema ? name : `${schema}.${name}`
}
