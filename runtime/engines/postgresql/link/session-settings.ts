import type { DatabaseOptions } from '../../../database.ts'

type Settings = Readonly<Record<string, string>>

/** How texts of values are written, whatever the server or the account has been given. */
const FORMATS: Settings = {
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  // From 1 on floating-point numbers have the shortest text that is exactly them.
  extra_float_digits: '1',
  client_encoding: 'UTF8',
}

/** The statement that makes of a new or a reset session one of quarry. */
export function setUpText(options: Pick<DatabaseOptions, 'readOnly' | 'statementTimeout'>): string {
  const settings: Settings = {
    ...FORMATS,
    statement_timeout: String(Math.ceil(options.statementTimeout)),
    ...(options.readOnly ? { default_transaction_read_only: 'on' } : {}),
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `pg_catalog.set_config('${name}', '${value}', false)`,
  )
  return `select pg_catalog.pg_backend_pid() as id, ${calls.join(', ')}`
}
