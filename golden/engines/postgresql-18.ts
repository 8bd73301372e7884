import { postgresqlServer } from './postgresql-server.ts'

/** For what 15 lacks: virtual generated columns, `OLD` and `NEW` in RETURNING. */
export const postgresql18 = postgresqlServer({
  name: 'postgresql-18',
  major: 18,
  npmVersion: '18.4.0-beta.17',
})
