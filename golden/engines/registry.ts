import { bun } from './bun.ts'
import { chromium } from './chromium.ts'
import { engineNames, unavailable, type EngineName, type TestEngine } from './engine.ts'
import { mariadb } from './mariadb.ts'
import { mongodbFerret } from './mongodb-ferret.ts'
import { mongodbJava } from './mongodb-java.ts'
import { mysql } from './mysql.ts'
import { node22, node26 } from './node.ts'
import { postgresql15 } from './postgresql-15.ts'
import { postgresql18 } from './postgresql-18.ts'
import { redis } from './redis.ts'
import { sqlite } from './sqlite.ts'

const engines: Record<EngineName, TestEngine> = {
  'postgresql-15': postgresql15,
  'postgresql-18': postgresql18,
  mysql,
  mariadb,
  sqlite,
  bun,
  'node-22': node22,
  'node-26': node26,
  redis,
  'mongodb-java': mongodbJava,
  'mongodb-ferret': mongodbFerret,
  chromium,
}

/** The engine of that name; one that QUARRY_ENGINES (names, comma between) leaves out is never looked for. */
export function testEngine(name: EngineName): TestEngine {
  if (allowedEngines(process.env.QUARRY_ENGINES).includes(name)) return engines[name]
  return { name, find: async () => unavailable('left out by QUARRY_ENGINES') }
}

/** Throws for a name that no engine has, because a typing error would skip tests. */
export function allowedEngines(list: string | undefined): readonly EngineName[] {
  if (list === undefined || list === '') return engineNames
  return list.split(',').map((entry) => {
    const name = engineNames.find((known) => known === entry.trim())
    if (name === undefined)
      throw new Error(`QUARRY_ENGINES: no engine "${entry}", but ${engineNames.join(', ')}`)
    return name
  })
}
