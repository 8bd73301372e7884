import { postgresqlServer } from './postgresql-server.ts'

export const postgresql15 = postgresqlServer({
  name: 'postgresql-15',
  major: 15,
  npmVersion: '15.18.0-beta.17',
})
