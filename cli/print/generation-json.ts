import type { Generation } from '../project/generate-project.ts'
import { type Findings, sortByPlace } from '../terminal/report.ts'
import { diagnosticJson } from './diagnostic-json.ts'

/** The form that `gen --json` promises; `version` rises when it changes. */
export function generationJson(
  generation: Generation | undefined,
  { diagnostics, files, shownPath }: Findings,
): object {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const { changed = [], removed = [], unchanged = [], shown } = generation ?? {}
  const paths = (names: readonly string[]) => names.map((name) => shown?.(name) ?? name)
  return {
    version: 1,
    directory: shown?.() ?? null,
    written: paths(changed.map(({ name }) => name)),
    removed: paths(removed),
    unchanged: paths(unchanged),
    diagnostics: sortByPlace(diagnostics).map((diagnostic) =>
      diagnosticJson(diagnostic, byPath, shownPath),
    ),
  }
}
