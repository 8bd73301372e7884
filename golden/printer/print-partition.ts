import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printList } from './print-call.ts'
import type { Printer } from './printer.ts'

export function printBound(bound: Ast.PartitionBound, printer: Printer): string {
  const values = (expressions: readonly Ast.Expression[]) => `(${printList(expressions, printer)})`
  switch (bound.kind) {
    case 'default-partition':
      return 'DEFAULT'
    case 'values':
      return `FOR VALUES IN ${values(bound.values)}`
    case 'between':
      return `FOR VALUES FROM ${values(bound.from)} TO ${values(bound.to)}`
    case 'hash':
      return `FOR VALUES WITH (MODULUS ${bound.modulus}, REMAINDER ${bound.remainder})`
  }
}
