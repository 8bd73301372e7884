import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../../../golden/engines/run-program.ts'
import { type Contender, peer } from '../contender.ts'
import type { Family, Item } from '../item.ts'
import type { PeerPackages } from './packages.ts'

/** The parts of a generated Prisma client that are used here. */
interface PrismaModule {
  readonly PrismaClient: new (options: { adapter: object }) => PrismaClient
}

interface PrismaClient extends PrismaTables {
  $transaction<Result>(scope: (inner: PrismaTables) => Promise<Result>): Promise<Result>
  $queryRawUnsafe(statement: string): Promise<unknown>
}

interface PrismaTables {
  readonly items: PrismaTable
  readonly writes: PrismaTable
}

interface PrismaTable {
  findUnique(query: object): Promise<unknown>
  findFirst(query: object): Promise<unknown>
  findMany(query: object): Promise<unknown>
  create(query: object): Promise<unknown>
  createMany(query: object): Promise<{ readonly count: number }>
  updateMany(query: object): Promise<unknown>
  deleteMany(query: object): Promise<unknown>
}

interface Types {
  readonly price: string
  readonly moment: string
  readonly state: string
  readonly uid: string
  readonly tags: string
}

const types: Record<Family, Types> = {
  postgresql: {
    price: 'Decimal @db.Decimal(12, 2)',
    moment: 'DateTime @db.Timestamptz(6)',
    state: 'State',
    uid: 'String @db.Uuid',
    tags: 'String[]',
  },
  mysql: {
    price: 'Decimal @db.Decimal(12, 2)',
    moment: 'DateTime @db.Timestamp(3)',
    state: 'State',
    uid: 'String @db.Char(36)',
    tags: 'String @db.VarChar(200)',
  },
  sqlite: { price: 'Float', moment: 'DateTime', state: 'String', uid: 'String', tags: 'String' },
}

export interface PrismaParts {
  readonly packages: PeerPackages
  readonly family: Family
  readonly adapter: object
  readonly hasReturning: boolean
  /** A statement that sets the connection up. */
  readonly setUp?: string
}

export async function prismaPeer(parts: PrismaParts): Promise<Contender> {
  const { hasReturning } = parts
  const client = await prismaClient(parts)
  if (parts.setUp !== undefined) await client.$queryRawUnsafe(parts.setUp)
  const { items, writes } = client
  const contender = peer('Prisma', {
    point: (key) => items.findUnique({ where: { id: BigInt(key) } }),
    list: (least, size) =>
      items.findMany({ where: { id: { gte: BigInt(least) } }, orderBy: { id: 'asc' }, take: size }),
    insert: (item) =>
      hasReturning
        ? writes.create({ data: withKey(item) })
        : writes.createMany({ data: [withKey(item)] }),
    batch: async (given) => (await writes.createMany({ data: given.map(withKey) })).count,
    transaction: (key, item) => client.$transaction((inner) => runScope(inner, key, item)),
  })
  const pointAlone = (key: number) => items.findFirst({ where: { id: BigInt(key) } })
  return { ...contender, pointAlone }
}

async function runScope(inner: PrismaTables, key: number, item: Item): Promise<unknown> {
  const where = { id: BigInt(item.id) }
  await inner.items.findUnique({ where: { id: BigInt(key) } })
  await inner.writes.createMany({ data: [withKey(item)] })
  await inner.writes.updateMany({ where, data: { qty: { increment: 1 } } })
  const found = await inner.writes.findUnique({ where })
  await inner.writes.deleteMany({ where })
  return found
}

function withKey(item: Item): object {
  return { ...item, id: BigInt(item.id) }
}

/** The code of a client is generated beside the packages, the first time. */
async function prismaClient({ packages, family, adapter }: PrismaParts): Promise<PrismaClient> {
  const { directory, load } = packages
  const folder = join(directory, 'prisma', family)
  if (!existsSync(join(folder, 'client', 'index.js'))) await generate(directory, folder, family)
  const { PrismaClient }: PrismaModule = load(join(folder, 'client', 'index.js'))
  return new PrismaClient({ adapter })
}

/** Prisma looks for its engine of migrations, which it does not run to generate: any program stands in for it. */
async function generate(directory: string, folder: string, family: Family): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.prisma'), schemaOf(family))
  const prisma = join(directory, 'node_modules', 'prisma', 'build', 'index.js')
  await mustRun(process.execPath, [prisma, 'generate', '--schema', 'schema.prisma'], {
    cwd: folder,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
  })
}

function schemaOf(family: Family): string {
  const { price, moment, state, uid, tags } = types[family]
  // Only PostgreSQL's type has a name of its own.
  const named = family === 'postgresql' ? '\n  @@map("state")' : ''
  const enumeration = state === 'State' ? `enum State {\n  new\n  open\n  done${named}\n}\n` : ''
  const models = ['items', 'writes'].map(
    (table) => `model ${table} {
  id BigInt @id
  name String
  price ${price}
  created_at ${moment}
  active Boolean
  doc Json
  state ${state}
  qty Int
  score Float
  uid ${uid}
  tags ${tags}
  note String?
}
`,
  )
  return `generator client {
  provider = "prisma-client-js"
  output = "./client"
}
datasource db {
  provider = "${family}"
}
${enumeration}${models.join('')}`
}
