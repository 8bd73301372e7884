import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Lane, laneOf } from './lane.ts'

/** A piece of work that ends when it is told to. */
interface Work {
  readonly run: () => Promise<string>
  end(): void
}

function work(name: string, log: string[]): Work {
  const ends: (() => void)[] = []
  const promise = new Promise<string>((resolve) => ends.push(() => resolve(name)))
  const run = () => {
    log.push(name)
    return promise
  }
  return { run, end: () => ends[0]?.() }
}

/** Everything that can go on by itself has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function messageOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no error',
    (error) => (error instanceof Error ? error.message : 'no Error'),
  )
}

test('a lane that is free starts the work at once', () => {
  const lane = new Lane()
  const log: string[] = []
  void lane.hold(() => log.push('begun'))
  assert.equal(log, ['begun'])
})

test('calls run one after the other, in the order in which they came', async () => {
  const lane = new Lane()
  const log: string[] = []
  const works = ['a', 'b', 'c'].map((name) => work(name, log))
  const calls = works.map(({ run }) => lane.hold(run))
  for (const [index, { end }] of works.entries()) {
    await settled()
    assert.equal(log, ['a', 'b', 'c'].slice(0, index + 1))
    end()
  }
  assert.equal(await Promise.all(calls), ['a', 'b', 'c'])
  assert.is(lane.isBusy, false)
})

test('one that comes while the lane changes hands gets in behind those that wait', async () => {
  const lane = new Lane()
  const log: string[] = []
  const [first, second, third] = ['first', 'second', 'third'].map((name) => work(name, log))
  assert.ok(first && second && third)
  const calls = [lane.hold(first.run), lane.hold(second.run)]
  const late = calls[0]?.then(() => lane.hold(third.run))
  first.end()
  await settled()
  assert.equal(log, ['first', 'second'])
  second.end()
  third.end()
  await Promise.all([...calls, late])
  assert.equal(log, ['first', 'second', 'third'])
})

test('enter waits for those before, and leave wakes one alone', async () => {
  const lane = new Lane()
  assert.is(lane.enter(), undefined)
  const entered: string[] = []
  for (const name of ['a', 'b']) void lane.enter()?.then(() => entered.push(name))
  await settled()
  assert.equal(entered, [])
  lane.leave()
  await settled()
  assert.equal(entered, ['a'])
  assert.is(lane.isBusy, true)
  lane.leave()
  lane.leave()
  await settled()
  assert.equal(entered, ['a', 'b'])
  assert.is(lane.isBusy, false)
})

test('an error, thrown or rejected, is that of its call alone', async () => {
  const lane = new Lane()
  const failing = lane.hold(() => {
    throw new Error('thrown')
  })
  const rejected = lane.hold(() => Promise.reject(new Error('rejected')))
  const fine = lane.hold(() => 1)
  assert.equal(await Promise.all([failing, rejected].map(messageOf)), ['thrown', 'rejected'])
  assert.is(await fine, 1)
  assert.is(lane.isBusy, false)
})

test('during ends after the calls that the work has left behind', async () => {
  const lane = new Lane()
  const log: string[] = []
  const left = work('left', log)
  let ended = false
  const calls: Promise<unknown>[] = []
  const transaction = lane
    .during(async () => {
      calls.push(
        lane.hold(left.run),
        lane.hold(() => log.push('waited')),
      )
      return 'result'
    })
    .finally(() => (ended = true))
  await settled()
  assert.is(ended, false)
  left.end()
  assert.is(await transaction, 'result')
  await Promise.all(calls)
  assert.equal(log, ['left', 'waited'])
})

test('a lane is over after its work, and after work that fails', async () => {
  for (const end of ['returns', 'throws']) {
    const lane = new Lane()
    const scope = lane.during(async () => {
      if (end === 'throws') throw new Error(end)
    })
    assert.is(await messageOf(scope), end === 'throws' ? 'throws' : 'no error')
    assert.is(lane.isOver, true)
    let hasRun = false
    const late = lane.hold(() => (hasRun = true))
    assert.is(await messageOf(late), 'the transaction is over')
    assert.is(hasRun, false)
    assert.is(lane.isBusy, false)
    assert.throws(() => lane.refuse(), 'the transaction is over')
  }
})

test('a lane within one that is over is over, but not the other way round', async () => {
  const outer = new Lane()
  const middle = new Lane(outer)
  const inner = new Lane(middle)
  await inner.during(async () => undefined)
  assert.equal(
    [outer, middle, inner].map(({ isOver }) => isOver),
    [false, false, true],
  )
  const within = new Lane(middle)
  await outer.during(async () => undefined)
  assert.equal(
    [outer, middle, within].map(({ isOver }) => isOver),
    [true, true, true],
  )
  assert.is(await messageOf(within.hold(() => 1)), 'the transaction is over')
})

test('all who ask for the lane of a client get the same', () => {
  const [client, other] = [{}, {}]
  assert.is(laneOf(client), laneOf(client))
  assert.is.not(laneOf(client), laneOf(other))
})

test.run()
