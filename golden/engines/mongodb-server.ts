import { MongoClient } from 'mongodb'
import { addressInEnvironment } from './address-in-environment.ts'
import type { EngineName, Found, TestEngine, Unavailable } from './engine.ts'
import { firstFound } from './first-found.ts'

/** The variable of a MongoDB that somebody else started, which serves for every engine of its protocol. */
const VARIABLE = 'QUARRY_TEST_MONGODB_URL'

/** What speaks the protocol of MongoDB where no MongoDB is to be had. */
export interface MongodbProduct {
  readonly name: EngineName
  readonly fetched: () => Promise<Found | Unavailable>
}

export function mongodbServer({ name, fetched }: MongodbProduct): TestEngine {
  const identity = { name, variable: VARIABLE, askVersion, accepts: () => true }
  return { name, find: () => firstFound([() => addressInEnvironment(identity), fetched]) }
}

export function urlOf(port: number): string {
  return `mongodb://127.0.0.1:${port}`
}

/** The release of MongoDB that the server says it is. Rejects while it does not answer. */
export async function askVersion(url: string): Promise<string> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1000 })
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 })
    return String(version)
  } finally {
    await client.close()
  }
}
