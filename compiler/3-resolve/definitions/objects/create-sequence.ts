import type * as Ast from '../../../2-parse/ast.ts'
import { scalar } from '../../../ir/type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropReplaced } from './drop-replaced.ts'
import { freeName } from './new-object.ts'
import { ownSequence } from './own-sequence.ts'
import { resolveType } from '../../resolve-type.ts'

/** Reports `duplicate-object`, `unknown-type`. */
export function* createSequence(sequence: Ast.CreateSequence, context: DefinitionContext): Changes {
  if (sequence.orReplace) yield* dropReplaced(sequence.name, context)
  const on = freeName(
    { ...sequence, temporary: sequence.persistence === 'temporary' },
    'sequence',
    context,
  )
  if (!on) return
  const { sequenceType } = context.dialect.definitions
  const written = sequence.options.find((option) => option.kind === 'as')
  const owner = sequence.options.find((option) => option.kind === 'owned-by')
  const type = written ? resolveType(written.type, context) : scalar(sequenceType)
  const made = { ...on, type, ownedBy: undefined }
  yield { kind: 'create-sequence', sequence: made }
  if (owner) yield* ownSequence(made, owner.column, context)
}
