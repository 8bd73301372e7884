import type { RowCondition } from '../../../compiler/row-conditions.ts'
import type { SeedValue } from '../seed-value.ts'
import { makerByName } from '../text/maker-by-name.ts'
import { choiceGenerator } from './choice-generator.ts'
import type { Generator } from './generator.ts'
import { patternGenerator } from './pattern-generator.ts'
import {
  binaryGenerator,
  booleanGenerator,
  jsonGenerator,
  madeGenerator,
  uuidGenerator,
} from './plain-generators.ts'
import { scaledGenerator } from './scaled-generator.ts'
import { unitsOf } from './scaled-shapes.ts'
import { textGenerator } from './text-generator.ts'
import type { ValueShape } from './value-shape.ts'

export interface GeneratedColumn {
  readonly table: string
  readonly column: string
  /** What the checks of the table and of its domains say of this column alone. */
  readonly conditions: readonly RowCondition[]
}

/** How values of a shape are made for a column. */
export function generatorOf(shape: ValueShape, of: GeneratedColumn): Generator {
  const { conditions } = of
  const choice = choiceOf(shape, conditions)
  if (choice !== undefined) {
    const isDoubtful = conditions.some(({ kind }) => kind === 'length' || kind === 'pattern')
    return { ...choiceGenerator(choice), isDoubtful }
  }
  const isDocument = conditions.some(({ kind }) => kind === 'json')
  const made = isDocument ? jsonGenerator() : madeBy(shape, of)
  const unread = conditions.some((condition) => !isRead(condition, shape, isDocument))
  return { ...made, isDoubtful: made.isDoubtful || unread }
}

function madeBy(shape: ValueShape, { table, column, conditions }: GeneratedColumn): Generator {
  switch (shape.kind) {
    case 'scaled':
      return scaledGenerator(
        shape,
        column,
        conditions.filter((each) => each.kind === 'compare'),
      )
    case 'text':
      return patternGenerator(
        textGenerator(
          makerByName(table, column),
          shape.length,
          conditions.filter((each) => each.kind === 'length'),
        ),
        conditions.flatMap((each) => (each.kind === 'pattern' ? [each.pattern] : [])),
        shape.length,
      )
    case 'boolean':
      return booleanGenerator()
    case 'uuid':
      return uuidGenerator()
    case 'json':
      return jsonGenerator()
    case 'binary':
      return binaryGenerator(shape)
    case 'choice':
      return choiceGenerator(shape.values)
    case 'made':
      return madeGenerator(shape)
  }
}

/** The values that are left where the type or a condition lists them. */
function choiceOf(
  shape: ValueShape,
  conditions: readonly RowCondition[],
): readonly [SeedValue, ...SeedValue[]] | undefined {
  const lists = conditions.flatMap((condition) => {
    if (condition.kind === 'one-of') return [condition.values]
    const isOne = condition.kind === 'compare' && condition.operator === '='
    return isOne && shape.kind !== 'scaled' ? [[condition.value]] : []
  })
  const [first, ...others] = lists
  const named = first?.filter((value) => others.every((other) => other.includes(value)))
  const excluded = new Set(
    conditions.flatMap((each) =>
      each.kind === 'compare' && each.operator === '<>' && shape.kind !== 'scaled'
        ? [each.value]
        : [],
    ),
  )
  const labels = shape.kind === 'choice' ? shape.values.map(String) : undefined
  const all = named ?? (labels === undefined || excluded.size === 0 ? undefined : labels)
  const kept = all?.filter((value) => !excluded.has(value) && (labels?.includes(value) ?? true))
  const [value, ...values] = (kept ?? []).map((text) => valueOfText(text, shape))
  return value === undefined ? undefined : [value, ...values]
}

const TRUE: ReadonlySet<string> = new Set(['1', 't', 'true', 'TRUE', 'on', 'yes'])

function valueOfText(text: string, shape: ValueShape): SeedValue {
  if (shape.kind === 'boolean') return TRUE.has(text)
  if (shape.kind !== 'scaled') return text
  const units = unitsOf(text, shape)
  return units === undefined ? text : shape.format(units)
}

/** Whether values of the shape are made so that the condition holds. */
function isRead(condition: RowCondition, { kind }: ValueShape, isDocument: boolean): boolean {
  if (condition.kind === 'not-null' || condition.kind === 'json') return true
  if (condition.kind === 'one-of') return false
  if (condition.kind === 'length' || condition.kind === 'pattern')
    return kind === 'text' && !isDocument
  if (condition.kind !== 'compare') return true
  // Texts that are made are never empty, and hardly ever a word that somebody names.
  return kind === 'scaled' || (condition.operator === '<>' && kind === 'text')
}
