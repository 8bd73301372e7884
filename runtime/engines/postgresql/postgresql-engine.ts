import type { Engine } from '../../engine.ts'
import { connect } from './connect.ts'
import { introspect } from './introspect/introspect.ts'
import { pgliteScratch } from './pglite.ts'
import { scratch } from './scratch.ts'

export const postgresqlEngine: Engine = {
  connect,
  scratch,
  inProcess: pgliteScratch,
  introspect,
}
