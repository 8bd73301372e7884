import type { Engine } from '../../engine.ts'
import { connect } from './connect.ts'
import { introspect } from './introspect/introspect.ts'
import { scratch } from './scratch.ts'

/** For MySQL and MariaDB. */
export const mysqlEngine: Engine = { connect, scratch, introspect }
