import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Stage } from '../../compiler/ir/stage.ts'
import type { ParsedFile, ParsedStatement } from '../../compiler/parse-files.ts'
import { positionAt, type SourceFile } from '../../compiler/source/source-file.ts'
import { type Findings, sortByPlace } from '../terminal/report.ts'
import { diagnosticJson, type Files } from './diagnostic-json.ts'
import { treeJson } from './tree-json.ts'
import { treeText } from './tree-text.ts'

/** `diagnostics` are all there are, those of the files among them. */
export interface Parsed extends Findings {
  readonly stage: Stage
  readonly parsed: readonly NamedFile[]
}

interface NamedFile extends Pick<ParsedFile, 'statements'> {
  /** As the command line names it. */
  readonly path: string
  readonly diagnostics: readonly Renderable[]
}

/** The form that `parse --json` promises; `version` rises when it changes. */
export function parsedJson(found: Parsed): object {
  const files = filesByPath(found)
  const ofFiles = new Set(found.parsed.flatMap(({ diagnostics }) => diagnostics))
  const asJson = (diagnostics: readonly Renderable[]) =>
    sortByPlace(diagnostics).map((each) => diagnosticJson(each, files, found.shownPath))
  return {
    version: 1,
    files: found.parsed.map(({ path, statements, diagnostics }) => ({
      file: path,
      statements: statements.map((each) => statementJson(each, files, found.stage)),
      diagnostics: asJson(diagnostics),
    })),
    diagnostics: asJson(found.diagnostics.filter((each) => !ofFiles.has(each))),
  }
}

function statementJson(statement: ParsedStatement, files: Files, stage: Stage): object {
  const { kind, place, made } = statement
  const shown = made === undefined ? {} : { [stage]: treeJson(made) }
  return { kind, ...startOf(statement, files.get(place.file)), ...shown }
}

/** A line for each statement, and below it what the stage made. */
export function parsedText(found: Parsed): string {
  const files = filesByPath(found)
  const statements = found.parsed.flatMap((file) => file.statements)
  return statements.map((each) => `${statementText(each, files)}\n`).join('')
}

function statementText(statement: ParsedStatement, files: Files): string {
  const { kind, place, made } = statement
  const { line, column } = startOf(statement, files.get(place.file))
  const head = `${place.file}:${line}:${column}: ${kind}`
  return made === undefined ? head : `${head}\n${treeText(treeJson(made))}`
}

function filesByPath({ files }: Parsed): Files {
  return new Map(files.map((file) => [file.path, file]))
}

function startOf({ place }: ParsedStatement, file: SourceFile | undefined) {
  return file ? positionAt(file, place.start) : { line: 1, column: 1 }
}
