import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExportOptions, exportRows } from '../../../cli/commands/export.ts'
import { makeProject, type Ran, ran } from '../cli/project.ts'

const plainExport: ExportOptions = {
  urls: [],
  environment: undefined,
  format: undefined,
  tables: [],
  query: undefined,
  guard: true,
  json: true,
}

export interface Exported {
  /** The absolute path of the directory of the export. */
  readonly directory: string
  readonly tables: readonly {
    readonly name: string
    readonly file: string
    readonly rows: number
  }[]
  /** The text of the file that has the table. */
  textOf(table: string): string
}

/** What `quarry export URL` with these options does, in a directory of its own. */
export function runExport(
  url: string,
  options: Partial<ExportOptions> = {},
  root = makeProject({ 'quarry.toml': undefined }),
): Promise<Ran> {
  return ran(root, (invocation) =>
    exportRows({ ...plainExport, urls: [url], ...options }, invocation),
  )
}

/** Throws where the command fails. */
export async function exported(
  url: string,
  options: Partial<ExportOptions> = {},
): Promise<Exported> {
  const { code, out, err } = await runExport(url, options)
  if (code !== 0) throw new Error(err)
  const { directory, tables }: Pick<Exported, 'directory' | 'tables'> = JSON.parse(out)
  const fileOf = (name: string) => tables.find((each) => each.name === name)?.file ?? ''
  return {
    directory,
    tables,
    textOf: (name) => readFileSync(join(directory, fileOf(name)), 'utf8'),
  }
}
