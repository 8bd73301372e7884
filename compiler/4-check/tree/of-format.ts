import type * as Ir from '../../ir/query.ts'

/** Whether a test is NULL for NULL: `NULL IS JSON`. */
export function isOfFormat(test: Ir.Test['test']): test is Ir.OfFormat {
  return test === 'json' || test === 'normalized' || test === 'document'
}
