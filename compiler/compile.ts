import { annotate } from './1-lex/annotations.ts'
import type { TurnedOff } from './1-lex/directives.ts'
import { checkNames } from './5-emit/check-names.ts'
import { compileQuery } from './compile-query.ts'
import { describeParts } from './describe-parts.ts'
import { compileSchema } from './compile-schema.ts'
import type { SchemaFile } from './definition-statements.ts'
import { blaming } from './diagnostics/bug.ts'
import { type LocatedDiagnostic, locate } from './diagnostics/locate.ts'
import { atLevels, type LintLevels } from './diagnostics/lint-levels.ts'
import { createReport, type Diagnostic, type Report } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Driver } from './dialects/driver.ts'
import type { Catalog } from './ir/catalog.ts'
import type { CheckedProject, PlacedQuery, QueryGroup } from './ir/checked.ts'
import type { EnumType } from './ir/enum-type.ts'
import type { GenOptions } from './ir/options.ts'
import type { SourceFile } from './source/source-file.ts'
import { schemaOf } from './query-definitions.ts'
import { type CompileOne, rememberQueries } from './remember-queries.ts'
import { overrideNullability } from './override-nullability.ts'
import { splitQueries } from './split/split-queries.ts'

export interface Sources {
  /** In the order in which they are folded. */
  readonly schema: readonly SourceFile[]
  readonly queries: readonly QueryFile[]
}

/** `group` is the path in the queries directory, `/` as `-`, without `.sql`. */
export interface QueryFile {
  readonly group: string
  readonly file: SourceFile
}

export interface Target {
  readonly dialect: Dialect
  readonly driver: Driver
  readonly options: GenOptions
  readonly lint: LintLevels
}

export interface Compilation {
  /** What could be checked; complete when no diagnostic is an error. */
  readonly project: CheckedProject
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/** Told of each stage as it begins: who has a clock can share out the time. */
export type EnterStage = (stage: 'schema' | 'queries' | 'names') => void

/** Text in, values out. Never throws for what a user wrote. Throws: CompilerBug for a fault of ours. */
export function compile(
  sources: Sources,
  target: Target,
  enter: EnterStage = () => undefined,
): Compilation {
  const schema = schemaOf(sources, target.dialect)
  const { compileGroup, finish } = beginCompile(schema, target, enter)
  return finish(sources.queries.map(compileGroup))
}

/** A compilation whose schema is known: groups may be compiled in any order, and elsewhere. */
export interface BegunCompilation {
  readonly compileGroup: (file: QueryFile) => CompiledGroup
  /** Those without a name are told apart by the objects that they are, which a copy is not. */
  readonly namelessEnums: readonly EnumType[]
  /** With all groups, in the order of their files. */
  readonly finish: (groups: readonly CompiledGroup[]) => Compilation
}

/** A query file on its own: plain data, but for `namelessEnums`. */
export interface CompiledGroup {
  readonly group: QueryGroup
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/** The part of `compile` that comes before the queries; `schemaOf` knows the files. Throws as `compile` does. */
export function beginCompile(
  schemaFiles: readonly SchemaFile[],
  { dialect, options, lint }: Target,
  enter: EnterStage = () => undefined,
): BegunCompilation {
  enter('schema')
  const schema = compileSchema(schemaFiles, dialect, describeParts)
  const catalog = overrideNullability(schema.meant, options.overrides, dialect.types)
  enter('queries')
  const compilerOf = rememberQueries((named) => compileQuery(named, catalog, dialect))
  return {
    compileGroup: (file) => compileGroup(file, dialect, compilerOf(file.file)),
    namelessEnums: namelessEnums(catalog),
    finish: (groups) => {
      const project = { catalog, groups: groups.map(({ group }) => group) }
      enter('names')
      const names = checkNames(project, dialect, options)
      const found = groups.flatMap(({ diagnostics }) => diagnostics)
      const diagnostics = [...schema.diagnostics, ...found, ...names]
      return { project, diagnostics: atLevels(diagnostics, lint) }
    },
  }
}

function compileGroup(
  { group, file }: QueryFile,
  dialect: Dialect,
  compileOne: CompileOne,
): CompiledGroup {
  const report = createReport()
  const whole = { file: file.path, start: 0, end: file.text.length }
  const statements = splitQueries(file.text, dialect.lexical)
  const diagnostics: LocatedDiagnostic[] = []
  const queries: PlacedQuery[] = []
  for (const { statement, at, turnedOff, ...named } of annotate(
    file.text,
    statements,
    dialect.lexical,
    report,
  )) {
    const place = { file: file.path, ...statement.at }
    const compiled = blaming(place, () => compileOne({ ...named, text: statement.text }))
    if (compiled.query) reportUnused(turnedOff, named.name, compiled.diagnostics, report)
    const shown = withoutTurnedOff(compiled.diagnostics, turnedOff)
    diagnostics.push(...shown.map((diagnostic) => locate(diagnostic, place)))
    const { query } = compiled
    if (query) queries.push({ query, place: { file: file.path, ...at }, statement: place })
  }
  const annotations = report.all().map((diagnostic) => locate(diagnostic, whole))
  return {
    group: { name: group, file: file.path, queries },
    diagnostics: [...annotations, ...diagnostics],
  }
}

function namelessEnums({ schemas }: Catalog): readonly EnumType[] {
  const relations = [...schemas.values()].flatMap((schema) => [...schema.relations.values()])
  return relations
    .flatMap(({ columns }) => columns)
    .flatMap(({ type }) => (type.kind === 'enum' && type.name === undefined ? [type] : []))
}

function withoutTurnedOff(
  diagnostics: readonly Diagnostic[],
  turnedOff: readonly TurnedOff[],
): readonly Diagnostic[] {
  return diagnostics.filter(({ code }) => !turnedOff.some((each) => each.code === code))
}

function reportUnused(
  turnedOff: readonly TurnedOff[],
  name: string,
  found: readonly Diagnostic[],
  report: Report,
): void {
  if (turnedOff.some(({ code }) => code === 'unused-directive')) return
  for (const { code, at } of turnedOff) {
    if (!found.some((each) => each.code === code))
      report.add('unused-directive', at, { code, name })
  }
}
