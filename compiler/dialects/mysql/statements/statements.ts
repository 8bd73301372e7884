import type { Synopses } from '../../grammar.ts'
import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { data } from './data.ts'
import { databases } from './databases.ts'
import { libraries } from './libraries.ts'
import { programs } from './programs.ts'
import { replication } from './replication.ts'
import { setVariables } from './set-variables.ts'
import { show } from './show.ts'
import { tables } from './tables.ts'
import { transactions } from './transactions.ts'

/** The first that leads a statement counts: SET of variables comes last. */
const all: readonly Synopses[] = [
  accounts,
  administration,
  data,
  databases,
  libraries,
  programs,
  replication,
  show,
  tables,
  transactions,
  setVariables,
]

export const statements: Synopses['statements'] = Object.assign(
  {},
  ...all.map((each) => each.statements),
)
export const clauses: Synopses['clauses'] = Object.assign({}, ...all.map((each) => each.clauses))
