import type { Checked, Fault } from '../../../runtime/browse/fault.ts'
import { Refusal } from '../failure/refusal.ts'

/** What was checked. Throws: Refusal, where something was wrong: 422 for values that do not fit, else 400. */
export function unlessRefused<T>(checked: Checked<T>): T {
  if (checked.kind === 'checked') return checked.value
  const { faults } = checked
  const isOfValues = faults.every(({ kind }) => kind === 'value')
  const details = faults.map(({ path, message }: Fault) => ({ path, message }))
  throw new Refusal(isOfValues ? 'invalid_value' : 'bad_request', { details })
}
