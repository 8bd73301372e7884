import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { driverFailure } from './driver-failure.ts'

function kindOf(name: string): string {
  const error = new Error('as the driver throws it')
  error.name = name
  return driverFailure(error).facts.kind
}

test('a server that was lost is no fault of quarry, whichever part of the driver notices it', () => {
  const lost = [
    'MongoNetworkError',
    'MongoServerSelectionError',
    'MongoTopologyClosedError',
    'MongoServerClosedError',
    'MongoPoolClearedError',
    'MongoPoolClosedError',
    'MongoStalePrimaryError',
    'MongoWaitQueueTimeoutError',
    'MongoNotConnectedError',
  ]
  for (const name of lost) assert.is(kindOf(name), 'connection', name)
})

test('what is given up is told from what took too long, and a fault of the driver from both', () => {
  assert.is(kindOf('AbortError'), 'cancelled')
  assert.is(kindOf('MongoOperationTimeoutError'), 'timeout')
  assert.is(kindOf('MongoInvalidArgumentError'), 'other')
})

test.run()
