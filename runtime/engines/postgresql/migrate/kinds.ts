import type { SchemaKinds } from '../../../migrate/schema-kind.ts'
import { attachedKinds } from './kinds/attached.ts'
import { columnKinds } from './kinds/columns.ts'
import { constraintKinds } from './kinds/constraints.ts'
import { defaultKinds } from './kinds/defaults.ts'
import { defaultPrivilegeKinds } from './kinds/default-privileges.ts'
import { eventTriggerKinds } from './kinds/event-triggers.ts'
import { foreignDataKinds } from './kinds/foreign-data.ts'
import { indexKinds } from './kinds/indexes.ts'
import { replicationKinds } from './kinds/replication.ts'
import { routineKinds } from './kinds/routines.ts'
import { schemaKinds } from './kinds/schemas.ts'
import { sequenceKinds } from './kinds/sequences.ts'
import { tableKinds } from './kinds/tables.ts'
import { typeKinds } from './kinds/type-kinds.ts'
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
  ...foreignDataKinds,
  ...replicationKinds,
  ...eventTriggerKinds,
  ...defaultPrivilegeKinds,
}
