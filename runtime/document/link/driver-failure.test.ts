import * as mongodb from 'mongodb'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { FailureKind } from '../../database-failure.ts'
import { driverFailure } from './driver-failure.ts'

/** Errors of its connections, which the driver does not export. */
const ofConnections = [
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
]

/** Every class of errors of the driver that is not a fault of quarry. */
const kinds: Readonly<Record<string, FailureKind>> = {
  ...of('connection', [
    'MongoNetworkError',
    'MongoServerSelectionError',
    'MongoSystemError',
    'MongoTopologyClosedError',
    'MongoServerClosedError',
    'MongoClientClosedError',
    'MongoStalePrimaryError',
    'MongoNotConnectedError',
    'MongoUnexpectedServerResponseError',
    'MongoParseError',
    'MongoDecompressionError',
    'MongoCompatibilityError',
  ]),
  ...of('timeout', [
    'MongoNetworkTimeoutError',
    'MongoOperationTimeoutError',
    'MongoWriteConcernError',
  ]),
  ...of('permission', [
    'MongoMissingCredentialsError',
    'MongoKerberosError',
    'MongoAWSError',
    'MongoOIDCError',
    'MongoAzureError',
    'MongoGCPError',
  ]),
  ...of('syntax', ['MongoServerError']),
}

function of(kind: FailureKind, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, kind]))
}

const exported: readonly unknown[] = Object.values(mongodb)
const classes = exported.filter(
  (each) => each instanceof Function && each.prototype instanceof Error,
)

test('each error of the driver is sorted, and what it throws where it loses its server is no fault of quarry', () => {
  const found = classes.map((each) => {
    const error: unknown = Object.create(Reflect.get(Object(each), 'prototype'))
    return [error instanceof Error ? error.name : '', driverFailure(error).facts.kind] as const
  })
  for (const [name, kind] of found) assert.is(kind, kinds[name] ?? 'other', name)
  const names = new Set(found.map(([name]) => name))
  for (const name of Object.keys(kinds)) assert.ok(names.has(name), name)
  for (const name of ofConnections)
    assert.is(driverFailure(Object.assign(new Error('lost'), { name })).facts.kind, 'connection')
})

function withCode(code: string): Error {
  return Object.assign(new Error('as Node throws it'), { code })
}

test('what a socket throws to whoever waits until it may write is a lost server', () => {
  for (const code of ['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'])
    assert.is(driverFailure(withCode(code)).facts.kind, 'connection', code)
  assert.is(driverFailure(withCode('ERR_INVALID_ARG_TYPE')).facts.kind, 'other')
})

test('a server that stands down while a change is confirmed is lost', () => {
  const result = { writeConcernError: { code: 91, errmsg: 'stops' }, ok: 1 }
  const failure = driverFailure(new mongodb.MongoWriteConcernError(result))
  assert.is(failure.facts.kind, 'connection')
})

test('what is given up is told from what took too long', () => {
  assert.is(driverFailure(new DOMException('given up', 'AbortError')).facts.kind, 'cancelled')
  assert.is(driverFailure(new DOMException('too long', 'TimeoutError')).facts.kind, 'timeout')
})

test.run()
