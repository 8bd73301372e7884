import type { SchemaSection } from '../../../migrate/files/schema-section.ts'

/** Default privileges come last: what is created behind them has them. */
export const postgresqlSections: readonly SchemaSection[] = [
  { name: 'schemas', kinds: ['schema', 'extension', 'collation'] },
  { name: 'types', kinds: ['enum', 'domain', 'composite', 'range', 'domain check'] },
  { name: 'sequences', kinds: ['sequence'] },
  { name: 'functions', kinds: ['function', 'procedure', 'aggregate'] },
  { name: 'servers', kinds: ['foreign data wrapper', 'server', 'user mapping'] },
  { name: 'tables', kinds: ['table', 'foreign table'], isDivided: true },
  {
    name: 'constraints',
    kinds: ['key', 'exclusion', 'check', 'foreign key', 'default', 'domain default', 'serial'],
  },
  { name: 'views', kinds: ['view', 'materialized view'] },
  { name: 'indexes', kinds: ['index', 'statistics'] },
  { name: 'triggers', kinds: ['trigger', 'rule', 'policy'] },
  {
    name: 'replication',
    kinds: ['publication', 'publication table', 'publication schema', 'subscription'],
  },
  { name: 'event_triggers', kinds: ['event trigger'] },
  { name: 'privileges', kinds: ['default privileges'] },
]
