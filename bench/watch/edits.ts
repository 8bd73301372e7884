import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  configText,
  type EditedProject,
  pick,
  queryText,
  read,
  sqlFiles,
  tableText,
  write,
} from './edited-project.ts'

/** The edits that a user makes in a project, by name. */
export type Edit = (project: EditedProject) => void | Promise<void>

const QUERIES = 'db/queries'
const SCHEMA = 'db/schema'
const FEWEST_FILES = 5

const aQueryFile = (project: EditedProject) => pick(project.random, sqlFiles(project, QUERIES))

/** The queries of a text, each with its annotation. */
const queriesIn = (text: string) => text.split(/^(?=-- name:)/m)

/** Edits that leave a project right which was so before. */
export const sound: Readonly<Record<string, Edit>> = {
  'add a query': (project) => {
    const path = aQueryFile(project)
    write(project, path, `${read(project, path)}\n${queryText(project)}`)
  },
  'change a query': (project) => {
    const path = aQueryFile(project)
    const queries = queriesIn(read(project, path))
    queries[project.random(queries.length)] = `${queryText(project)}\n`
    write(project, path, queries.join(''))
  },
  'change a comment': (project) => {
    const path = aQueryFile(project)
    write(project, path, `-- ${project.fresh()}\n${read(project, path)}`)
  },
  'remove a query': (project) => {
    const path = aQueryFile(project)
    write(project, path, queriesIn(read(project, path)).slice(1).join(''))
  },
  'empty a file': (project) => write(project, aQueryFile(project), ''),
  'save what was there': (project) => {
    const path = aQueryFile(project)
    write(project, path, read(project, path))
  },
  'save by renaming': (project) => {
    const path = aQueryFile(project)
    const beside = `${dirname(path)}/.${project.fresh()}.tmp`
    write(project, beside, `${read(project, path)}\n${queryText(project)}`)
    move(project, beside, path)
  },
  'save by removing first': async (project) => {
    const path = aQueryFile(project)
    const text = read(project, path)
    remove(project, path)
    await delay(project.random(30))
    write(project, path, `${text}\n${queryText(project)}`)
  },
  'save in two steps': async (project) => {
    const path = aQueryFile(project)
    const text = `${read(project, path)}\n${queryText(project)}`
    write(project, path, text.slice(0, text.length / 2))
    await delay(project.random(30))
    write(project, path, text)
  },
  'add a file': (project) =>
    write(project, `${QUERIES}/file${project.fresh()}.sql`, queryText(project)),
  'add a file in a new directory': (project) =>
    write(project, `${QUERIES}/d${project.fresh()}/e/f.sql`, queryText(project)),
  'delete a file': (project) => {
    if (sqlFiles(project, QUERIES).length > FEWEST_FILES) remove(project, aQueryFile(project))
  },
  'rename a file': (project) =>
    move(project, aQueryFile(project), `${QUERIES}/file${project.fresh()}.sql`),
  'swap two files': (project) => {
    const [one, other] = [aQueryFile(project), aQueryFile(project)]
    if (one === other) return
    const between = `${QUERIES}/.swapped`
    move(project, one, between)
    move(project, other, one)
    move(project, between, other)
  },
  'move a directory away and back': async (project) => {
    const directory = pick(project.random, [QUERIES, SCHEMA, 'db'])
    move(project, directory, 'away')
    await delay(project.random(300))
    move(project, 'away', directory)
  },
  'replace a directory by a copy': (project) => {
    const texts = sqlFiles(project, QUERIES).map((path) => [path, read(project, path)] as const)
    remove(project, QUERIES)
    for (const [path, text] of texts) write(project, path, text)
  },
  'add a column': (project) =>
    append(project, `ALTER TABLE t${project.random(4)} ADD COLUMN d${project.fresh()} integer;`),
  'comment on the schema': (project) => append(project, `-- ${project.fresh()}`),
  'add a table': (project) => {
    const name = `more${project.fresh()}`
    write(project, `${SCHEMA}/9_${name}.sql`, tableText(name))
  },
  'change the project file': (project) => {
    const { random } = project
    const provider = pick(random, [...Array(20).fill('sqlite'), 'postgresql', 'mysql'])
    const lines = [
      `bigint = "${pick(random, ['string', 'number', 'bigint'])}"`,
      `module = "${pick(random, ['auto', 'esm', 'cjs'])}"`,
      `out = "${pick(random, ['quarry_gen', 'src/generated'])}"`,
    ]
    write(project, 'quarry.toml', configText({ provider, lines }))
  },
}

const BROKEN = '-- broken'

/** Edits after which the project has errors, until `mend`. */
export const breaking: Readonly<Record<string, Edit>> = {
  'break the syntax of a query': (project) => {
    const path = aQueryFile(project)
    const text = `${BROKEN}\n-- name: Broken${project.fresh()} :one\nSELEC (;\n`
    write(project, path, `${read(project, path)}\n${text}`)
  },
  'name a column that is none': (project) => {
    const path = aQueryFile(project)
    const text = `${BROKEN}\n-- name: Broken${project.fresh()} :many\nSELECT nope FROM t0;\n`
    write(project, path, `${read(project, path)}\n${text}`)
  },
  'break the schema': (project) => append(project, `${BROKEN}\nCREATE TABLE (;`),
  'break the project file': (project) =>
    write(project, 'quarry.toml', `${read(project, 'quarry.toml')}\n# broken\n[[[`),
}

/** Takes back what the breaking edits have written. */
export const mend: Edit = (project) => {
  for (const path of [...sqlFiles(project, QUERIES), ...sqlFiles(project, SCHEMA)]) {
    const text = read(project, path)
    if (text.includes(BROKEN)) write(project, path, text.slice(0, text.indexOf(BROKEN)))
  }
  const config = read(project, 'quarry.toml')
  if (config.includes('# broken')) {
    write(project, 'quarry.toml', config.slice(0, config.indexOf('# broken')))
  }
}

/** A checkout of another branch changes many files at once. */
export const many: Edit = async (project) => {
  for (let i = 0; i < 3 + project.random(10); i++) {
    await pick(project.random, Object.values(sound))(project)
  }
}

/** Somebody else writes into the output directory, and then a query changes. */
export const meddle: Edit = (project) => {
  const out = ['quarry_gen', 'src/generated'].filter(
    (path) => statSync(join(project.root, path), { throwIfNoEntry: false }) !== undefined,
  )
  const directory = pick(project.random, out)
  const names = readdirSync(join(project.root, directory)).filter((name) => name.endsWith('js'))
  const path = `${directory}/${pick(project.random, names)}`
  if (project.random(2) === 0) remove(project, path)
  else write(project, path, `${read(project, path)}// by hand\n`)
}

function append(project: EditedProject, line: string): void {
  const path = pick(project.random, sqlFiles(project, SCHEMA).filter(isNoTableOfItsOwn))
  write(project, path, `${read(project, path)}${line}\n`)
}

/** The last file: all tables are there. */
function isNoTableOfItsOwn(path: string): boolean {
  return path.includes('3_t3')
}

function move({ root }: EditedProject, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true })
  renameSync(join(root, from), join(root, to))
}

function remove({ root }: EditedProject, path: string): void {
  rmSync(join(root, path), { recursive: true })
}
