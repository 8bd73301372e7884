import type { SchemaKinds } from '../../../migrate/schema-kind.ts'
import { attachedKinds } from './kinds/attached.ts'
import { columnKinds } from './kinds/columns.ts'
import { constraintKinds } from './kinds/constraints.ts'
import { defaultKinds } from './kinds/defaults.ts'
import { indexKinds } from './kinds/indexes.ts'
import { routineKinds } from './kinds/routines.ts'
import { schemaKinds } from './kinds/schemas.ts'
import { sequenceKinds } from './kinds/sequences.ts'
import { tableKinds } from './kinds/tables.ts'
import { typeKinds } from './kinds/types.ts'
import { viewKinds } from './kinds/views.ts'

export const postgresqlKinds: SchemaKinds = {
  ...schemaKinds,
  ...typeKinds,
  ...routineKinds,
  ...sequenceKinds,
  ...tableKinds,
  ...columnKinds,
  ...defaultKinds,
  ...constraintKinds,
  ...indexKinds,
  ...viewKinds,
  ...attachedKinds,
}
