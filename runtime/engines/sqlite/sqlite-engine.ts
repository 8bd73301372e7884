import type { Engine } from '../../engine.ts'
import { connect } from './connect.ts'
import { introspect } from './introspect/introspect.ts'
import { scratch } from './scratch.ts'

export const sqliteEngine: Engine = { connect, scratch, introspect }
