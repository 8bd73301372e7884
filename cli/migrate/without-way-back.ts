import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Migration } from '../../runtime/migrate/run/files/migration.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import { placeOf } from '../diagnostics/fault.ts'

/** A warning for each migration that nothing takes back. */
export function withoutWayBack(migrations: readonly Migration[]): readonly Renderable[] {
  return migrations.flatMap(({ up, down }) => {
    if (down !== undefined || up.irreversible !== undefined) return []
    const expected = up.file.path.replace(/\.up\.sql$/i, '.down.sql')
    const found = migrationFault('missing-down', { expected }, placeOf(up.file.path))
    return [{ ...found, severity: 'warning' }]
  })
}
