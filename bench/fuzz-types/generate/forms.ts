import type { Form } from '../palette.ts'
import type { Dice } from './dice.ts'

export interface FormIndex {
  choose(result: string, dice: Dice): Form | undefined
}

/** A name first, then one of its overloads: `=` has hundreds. */
export function indexed(forms: readonly Form[]): FormIndex {
  const byResult = new Map<string, Map<string, Form[]>>()
  for (const form of forms) {
    const names = byResult.get(form.result) ?? new Map<string, Form[]>()
    names.set(form.name, [...(names.get(form.name) ?? []), form])
    byResult.set(form.result, names)
  }
  return {
    choose: (result, dice) => {
      const overloads = dice.find([...(byResult.get(result)?.values() ?? [])])
      return overloads && dice.find(overloads)
    },
  }
}

/** The call, or what stands for it in the grammar. */
export function writtenForm({ name, write, infix }: Form, values: readonly string[]): string {
  if (write) return write(...values)
  if (!infix) return `${name}(${values.join(', ')})`
  const [left = '', right] = values
  return right === undefined ? `(${name} ${left})` : `(${left} ${name} ${right})`
}

/** One of the forms that differ in their types alone. */
export function distinctForms(forms: readonly Form[]): readonly Form[] {
  const known = new Map<string, Form>()
  for (const form of forms) {
    const key = form.write?.(...form.parameters.map(() => '?')) ?? form.parameters.length
    const named = `${form.name} ${key}`
    if (!known.has(named)) known.set(named, form)
  }
  return [...known.values()]
}
