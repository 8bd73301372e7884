import type { SchemaKinds } from '../../../migrate/schema-kind.ts'

export const postgresqlKinds: SchemaKinds = {}
