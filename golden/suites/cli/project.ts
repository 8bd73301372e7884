import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { GenOptions } from '../../../cli/commands/gen.ts'
import type { Invocation } from '../../../cli/invocation.ts'
import { startStopwatch } from '../../../cli/terminal/stopwatch.ts'
import { plain } from '../../../compiler/diagnostics/render.ts'

/** `quarry gen` without options. */
export const plainGen: GenOptions = {
  check: false,
  json: false,
  timing: false,
  watch: false,
}

/** Texts by path; undefined removes the file, a Buffer is written as it is. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>

const shop: Files = {
  'quarry.toml': 'version = "2"\n[database]\nprovider = "sqlite"\n',
  'db/schema/shop.sql': `CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  price REAL
);
`,
  'db/queries/books.sql': `-- name: GetBook :one
SELECT id, title, price FROM books WHERE id = $1;

-- name: ListBooks :many
SELECT id, title FROM books ORDER BY title;
`,
}

const made: string[] = []

process.on('exit', () => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

/** A directory with the shop and these changes to it; removed when the process ends. */
export function makeProject(changes: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'quarry-cli-'))
  made.push(root)
  const files = Object.entries({ ...shop, ...changes }).filter(([path]) => isWanted(path, changes))
  change(root, Object.fromEntries(files))
  return root
}

/** Neither taken out itself nor with a directory above it. */
function isWanted(path: string, changes: Files): boolean {
  const removed = Object.keys(changes).filter((other) => changes[other] === undefined)
  return !removed.some((other) => path === other || path.startsWith(`${other}/`))
}

export function change(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const absolute = join(root, path)
    if (text === undefined) rmSync(absolute, { recursive: true })
    else {
      mkdirSync(dirname(absolute), { recursive: true })
      writeFileSync(absolute, text)
    }
  }
}

/** Every file below the directory and its text; empty where there is no directory. */
export function snapshot(directory: string): Readonly<Record<string, string>> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')]))
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in this process, without colours. */
export async function ran(
  cwd: string,
  command: (invocation: Invocation) => Promise<number>,
  config?: string,
  environment: Invocation['environment'] = {},
): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await command({
    location: { cwd, config },
    terminal: {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      paint: plain,
      errorPaint: plain,
      errorColumns: undefined,
    },
    stopwatch: startStopwatch(() => 0),
    environment,
    interrupts: notInterrupted,
    writtenValue: () => undefined,
    ask: undefined,
    readInput: async () => Buffer.from('SELECT 1;\nSELECT FROM;\n'),
  })
  return { code, out, err }
}

const notInterrupted: Invocation['interrupts'] = {
  defer: () => undefined,
  async undoing(undo, work) {
    try {
      return await work()
    } finally {
      await undo()
    }
  },
}
