import type * as Ir from '../../ir/query.ts'

/** The expressions that make a column: one a row of VALUES, one an arm of a set operation. */
export function outputsAt(body: Ir.Body, index: number): readonly Ir.Expression[] {
  const outputs: Ir.Expression[] = []
  collectOutputs(body, index, outputs)
  return outputs
}

function collectOutputs(body: Ir.Body, index: number, outputs: Ir.Expression[]): void {
  switch (body.kind) {
    case 'select': {
      const output = body.outputs[index]
      if (output) outputs.push(output.expression)
      break
    }
    case 'query':
      collectOutputs(body.body, index, outputs)
      break
    case 'set-operation':
      collectOutputs(body.left, index, outputs)
      collectOutputs(body.right, index, outputs)
      break
    case 'values':
      for (const row of body.rows) outputs.push(...row.slice(index, index + 1))
  }
}
