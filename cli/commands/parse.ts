import { resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { type Stage, stages } from '../../compiler/ir/stage.ts'
import type { ParsedFile } from '../../compiler/parse-files.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { findDialectName } from '../config/config-providers.ts'
import { unknownProvider } from '../config/config.ts'
import { findDialect, type Wanted } from '../config/load-target.ts'
import { openProject } from '../config/open-project.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { type Parsed, parsedJson, parsedText } from '../print/parsed-output.ts'
import { decode, readSourceFile } from '../sources/read-source-file.ts'
import { STANDARD_INPUT } from '../arguments/standard-input.ts'
import { type Findings, hasErrors, report } from '../terminal/report.ts'

export interface ParseOptions {
  readonly files: readonly string[]
  readonly dialect: string | undefined
  readonly stage: string | undefined
  readonly json: boolean
}

/** `quarry parse`: the front end alone; every statement of every file is judged. */
export async function parse(options: ParseOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const found = await parseWanted(options, invocation)
  if (options.json) terminal.out(`${JSON.stringify(parsedJson(found), undefined, 2)}\n`)
  else {
    terminal.out(parsedText(found))
    report(found, terminal)
  }
  return hasErrors(found.diagnostics) ? exitCode.error : exitCode.clean
}

async function parseWanted(options: ParseOptions, invocation: Invocation): Promise<Parsed> {
  if (options.files.length === 0) return refused(fault('no-file', {}, undefined))
  const stage = findStage(options.stage)
  if (typeof stage !== 'string') return refused(stage)
  const wanted = wantedDialect(options.dialect, invocation)
  if ('diagnostics' in wanted) return { ...wanted, stage, parsed: [] }
  const dialect = await findDialect(wanted)
  if ('code' in dialect) return refused(dialect)
  const read = await readAll(options.files, invocation)
  const { parseFiles } = await import('../../compiler/parse-files.ts')
  const sources = read.flatMap(({ source }) => source ?? [])
  const made = new Map(parseFiles(sources, dialect, stage).map((each, i) => [sources[i], each]))
  const parsed = read.map(({ path, source, diagnostics }) => ({
    path,
    ...((source && made.get(source)) ?? unparsed(diagnostics)),
  }))
  return {
    stage,
    parsed,
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
    files: read.flatMap(({ file }) => file ?? []),
    shownPath: (path) => path,
  }
}

interface ReadPath {
  readonly path: string
  /** Also there when it is not UTF-8, to show the place. */
  readonly file: SourceFile | undefined
  /** Undefined when a diagnostic says why. */
  readonly source: SourceFile | undefined
  readonly diagnostics: readonly Renderable[]
}

function readAll(
  paths: readonly string[],
  { location: { cwd }, readInput }: Invocation,
): Promise<readonly ReadPath[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { file, fault: failed } = await (path === STANDARD_INPUT
        ? readInput().then((bytes) => decode(bytes, path))
        : readSourceFile(resolve(cwd, path), path))
      return { path, file, source: failed ? undefined : file, diagnostics: failed ? [failed] : [] }
    }),
  )
}

function unparsed(diagnostics: readonly Renderable[]) {
  const statements: ParsedFile['statements'] = []
  return { statements, diagnostics }
}

function refused(diagnostic: Renderable): Parsed {
  const shownPath = (path: string) => path
  return { stage: 'syntax', parsed: [], diagnostics: [diagnostic], files: [], shownPath }
}

function findStage(wanted: string | undefined): Stage | Renderable {
  if (wanted === undefined) return 'syntax'
  const found = stages.find((stage) => stage === wanted)
  return found ?? fault('unknown-stage', { stage: wanted, choices: stages }, undefined)
}

/** What --dialect says, else the project file. */
function wantedDialect(dialect: string | undefined, { location }: Invocation): Wanted | Findings {
  if (dialect !== undefined) {
    const value = findDialectName(dialect)
    return value === undefined
      ? refused(unknownProvider(dialect, undefined))
      : { value, place: undefined }
  }
  const project = openProject(location)
  if (project.config) return project.config.dialect
  const missing = project.diagnostics.some(({ code }) => code === 'missing-project')
  return missing ? refused(fault('missing-dialect', {}, undefined)) : project
}
