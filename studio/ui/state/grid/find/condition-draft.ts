import type { Kind } from '../../../../api/cell.ts'
import type { Operator } from '../../../../api/pages.ts'
import { findOperator, type ValueForm } from './filter-operators.ts'
import type { FilterTest } from './filter-tree.ts'
import { readDocument, readValue, type TypedValue, valueText } from './value-text.ts'

/** A condition while it is written: its values as they are typed. */
export interface ConditionDraft {
  readonly column: string
  readonly op: Operator
  readonly values: readonly string[]
  /** The condition that it was made from, which it gives back where nothing was changed. */
  readonly origin?: FilterTest
}

export type WrittenCondition =
  | { readonly kind: 'test'; readonly test: FilterTest }
  | { readonly kind: 'incomplete'; readonly reason: string }

export function formOf(op: string): ValueForm {
  return findOperator(op)?.value ?? 'one'
}

export function draftOf(test: FilterTest, kind: Kind): ConditionDraft {
  return { column: test.column, op: test.op, values: typedValues(test, kind), origin: test }
}

function typedValues({ op, value }: FilterTest, kind: Kind): readonly string[] {
  const form = formOf(op)
  if (form === 'none') return []
  if (form === 'document') return [value === undefined ? '' : JSON.stringify(value)]
  const isMany = form === 'list' || form === 'pair'
  if (!isMany) return [valueText(value, form === 'text' ? 'text' : kind)]
  const values = Array.isArray(value) ? value : [value]
  return values.map((each) => valueText(each, kind))
}

/** The draft with another operator, which keeps what has been typed as far as it takes it. */
export function withOperator(draft: ConditionDraft, op: Operator): ConditionDraft {
  const { origin: _, ...rest } = draft
  const [first = ''] = draft.values
  const many = draft.values.filter((value) => value !== '')
  const kept: Readonly<Record<ValueForm, readonly string[]>> = {
    none: [],
    one: [first],
    text: [first],
    document: [first],
    pair: [first, draft.values[1] ?? ''],
    list: many,
  }
  return { ...rest, op, values: kept[formOf(op)] }
}

export function withValues(draft: ConditionDraft, values: readonly string[]): ConditionDraft {
  const { origin: _, ...rest } = draft
  return { ...rest, values }
}

/** The condition that the draft stands for, in a column of the kind. */
export function writtenCondition(draft: ConditionDraft, kind: Kind): WrittenCondition {
  const { origin, column, op, values } = draft
  if (origin !== undefined) return { kind: 'test', test: origin }
  const form = formOf(op)
  if (form === 'none') return { kind: 'test', test: { column, op } }
  const read = readForm(form, values, kind)
  if (read.kind === 'wrong') return { kind: 'incomplete', reason: read.reason }
  return { kind: 'test', test: { column, op, value: read.value } }
}

function readForm(form: ValueForm, values: readonly string[], kind: Kind): TypedValue {
  const [first = ''] = values
  if (form === 'document') return readDocument(first)
  if (form === 'text') {
    return first === ''
      ? { kind: 'wrong', reason: 'Type a text.' }
      : { kind: 'value', value: first }
  }
  if (form === 'one') return readValue(first, kind)
  if (values.length === 0) return { kind: 'wrong', reason: 'Give at least one value.' }
  const read = (form === 'pair' ? [first, values[1] ?? ''] : values).map((text) =>
    readValue(text, kind),
  )
  const bad = read.find((each) => each.kind === 'wrong')
  if (bad !== undefined) return bad
  return { kind: 'value', value: read.map((each) => (each.kind === 'value' ? each.value : null)) }
}
