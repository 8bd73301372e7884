import type { Explanation } from '../../compiler/explain.ts'
import { positionAt, type SourceFile } from '../../compiler/source/source-file.ts'
import type { Place } from '../../compiler/source/span.ts'
import type { ExplainedStep, NullFact, TypeOrigin } from '../../compiler/ir/explanation.ts'
import type { ShownPath } from './diagnostic-json.ts'

interface Shown {
  readonly files: readonly SourceFile[]
  readonly shownPath: ShownPath
}

/** The form that `explain-type --json` promises; `version` rises when it changes. */
export function explanationJson({ query, columns }: Explanation, shown: Shown): object {
  return {
    version: 1,
    query,
    columns: columns.map(({ step, ...column }) => ({ ...column, why: stepJson(step, shown) })),
  }
}

function stepJson(step: ExplainedStep, shown: Shown): object {
  const { text, place, type, typeFrom, nullable, facts, parts } = step
  return {
    expression: text,
    at: placeJson(place, shown),
    type,
    typeFrom: placed(typeFrom, shown),
    nullable,
    facts: facts.map((fact) => placed(fact, shown)),
    parts: parts.map((part) => stepJson(part, shown)),
  }
}

/** Places as lines and columns. */
function placed(value: TypeOrigin | NullFact, shown: Shown): object {
  const place = 'place' in value ? { place: value.place && placeJson(value.place, shown) } : {}
  const back = 'back' in value ? { back: value.back && placeJson(value.back, shown) } : {}
  const view = 'view' in value ? { view: value.view && placeJson(value.view, shown) } : {}
  return { ...value, ...place, ...back, ...view }
}

function placeJson({ file: path, start }: Place, { files, shownPath }: Shown): object {
  const file = files.find((each) => each.path === path)
  const position = file && positionAt(file, start)
  return { file: shownPath(path), line: position?.line ?? null, column: position?.column ?? null }
}
