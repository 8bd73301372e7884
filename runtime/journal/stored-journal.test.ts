import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChangedRow, Draft, Journal } from './journal.ts'
import { JournalFull } from './journal.ts'
import { journalLimits } from './journal-limits.ts'
import { memoryJournal } from './memory-journal.ts'
import { openStoredJournal, type StoredJournalOptions } from './stored-journal.ts'

const subject = { kind: 'update', schema: 'main', relation: 't' } as const
const alive = { pid: process.pid, isAlive: () => true }
const dead = { pid: process.pid, isAlive: () => false }

/** Values of every kind that drivers give. */
const values = [null, 'a\0b\uD800', 2 ** 60, 2n ** 63n - 1n, new Uint8Array([0, 255]), -0.5]
const image = { values, fingerprints: [null, 'x', 'x', 'x', 'x', 'x'] }

const row: ChangedRow = {
  schema: 'main',
  relation: 't',
  columns: ['a', 'b', 'c', 'd', 'e', 'f'],
  before: image,
  after: undefined,
  written: ['b'],
  isDerived: false,
}

type Open = (options?: Partial<StoredJournalOptions>) => Promise<Journal>

function withFile(work: (open: Open, path: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const directory = mkdtempSync(join(tmpdir(), 'quarry-journal-'))
    const path = join(directory, 'quarry', 'journal.db')
    const opened: Journal[] = []
    const open: Open = async (options) => {
      const journal = await openStoredJournal(path, { processes: alive, ...options })
      opened.push(journal)
      return journal
    }
    try {
      await work(open, path)
    } finally {
      for (const journal of opened) journal.close()
      rmSync(directory, { recursive: true })
    }
  }
}

function drafted(journal: Journal, rows = 1): Draft {
  const draft = journal.draft(subject)
  for (let index = 0; index < rows; index++) draft.add(row)
  draft.seal()
  return draft
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test(
  'only its user reads the file; it outlives the process, and values are what they were',
  withFile(async (open, path) => {
    const first = await open()
    const id = drafted(first, 250).settle() ?? ''
    assert.equal(
      [modeOf(path), modeOf(join(path, '..')), modeOf(`${path}-wal`)],
      ['600', '700', '600'],
    )
    const second = await open()
    assert.equal(
      second.list().map((entry) => [entry.id, entry.rows]),
      [[id, 250]],
    )
    const claim = second.claim(id, 'undo')
    if (typeof claim === 'string') throw new Error(claim)
    const rows = [...claim.rows()]
    assert.is(rows.length, 250)
    const [read] = rows.slice(-1)
    assert.equal(read?.row.before?.values.map(String), values.map(String))
    assert.equal(read?.row.after, undefined)
  }),
)

test(
  'what is left out is no part of a change that is settled, or of one that is withdrawn',
  withFile(async (open) => {
    for (const journal of [await open({ processes: dead }), memoryJournal('of this test')]) {
      drafted(journal, 3).abandon()
      const [claim] = journal.abandoned()
      assert.is(claim?.pending, 'do')
      claim?.leaveOut(1)
      claim?.settle()
      const [{ id, rows } = { id: '', rows: 0 }] = journal.list()
      assert.is(rows, 2)
      const undo = journal.claim(id, 'undo')
      if (typeof undo === 'string') throw new Error(undo)
      undo.leaveOut([...undo.rows()][0]?.number ?? -1)
      undo.withdraw()
      assert.equal(
        journal.list().map((entry) => [entry.state, entry.rows]),
        [['done', 1]],
      )
    }
  }),
)

test(
  'two processes do not take one change back twice',
  withFile(async (open) => {
    const [first, second] = [await open(), await open()]
    const id = drafted(first).settle() ?? ''
    const claim = first.claim(id, 'undo')
    assert.is(second.claim(id, 'undo'), 'busy')
    if (typeof claim === 'string') throw new Error(claim)
    claim.becomes(0, undefined)
    claim.seal()
    claim.settle()
    assert.is(second.claim(id, 'undo'), 'already-undone')
    const again = second.claim(id, 'redo')
    if (typeof again === 'string') throw new Error(again)
    again.withdraw()
    assert.is(second.claim('nothing', 'undo'), 'unknown')
    assert.is(second.list()[0]?.state, 'undone')
  }),
)

test(
  'a change that was taken back is superseded by those that come later',
  withFile(async (open) => {
    for (const journal of [await open(), memoryJournal('of this test')]) {
      const [first, second] = [drafted(journal).settle() ?? '', drafted(journal).settle() ?? '']
      const undo = (id: string) => {
        const claim = journal.claim(id, 'undo')
        if (typeof claim === 'string') throw new Error(claim)
        claim.settle()
      }
      const superseded = () =>
        journal
          .list()
          .filter(({ isSuperseded }) => isSuperseded)
          .map(({ id }) => id)
      undo(second)
      undo(first)
      assert.equal(superseded(), [])
      const third = drafted(journal).settle() ?? ''
      assert.equal(superseded(), [second, first])
      undo(third)
      assert.equal(superseded(), [second, first])
      // Of a change that was lost nobody knows yet that it came later.
      const fourth = drafted(journal).settle() ?? ''
      drafted(journal).abandon()
      undo(fourth)
      assert.equal(superseded(), [third, second, first])
    }
  }),
)

test(
  'a change that nobody has settled is seen by the next process only',
  withFile(async (open) => {
    const first = await open()
    drafted(first)
    assert.equal([first.list().length, first.abandoned().length], [0, 0])
    const next = await open({ processes: dead })
    const [claim, ...others] = next.abandoned()
    assert.is(others.length, 0)
    assert.equal([...(claim?.rows() ?? [])][0]?.outcomes.with, undefined)
    claim?.settle()
    assert.is(next.list().length, 1)
  }),
)

test(
  'old, many and large entries go',
  withFile(async (open) => {
    const state = { now: 1000 }
    const limits = { entries: 3, bytes: journalLimits.bytes, milliseconds: 500 }
    const journal = await open({ limits, now: () => state.now })
    const ids = [1, 2, 3, 4].map(() => drafted(journal).settle())
    const listed = () => journal.list().map(({ id }) => id)
    assert.equal(listed(), ids.slice(1).toReversed())
    state.now = 1501
    assert.equal(listed(), [])
    const small = await open({ limits: { ...journalLimits, bytes: 250 } })
    const kept = [1, 2, 3, 4, 5].map(() => drafted(small).settle())
    assert.ok(small.list().length < kept.length)
    assert.is(small.list()[0]?.id, kept.at(-1))
    assert.throws(
      () => drafted(small, 50),
      (error: unknown) => error instanceof JournalFull,
    )
  }),
)

test(
  'a change waits while another process writes',
  withFile(async (open, path) => {
    const journal = await open()
    const script = `const database = new (require('better-sqlite3'))(process.argv[1])
      database.exec('BEGIN IMMEDIATE'); console.log('held')
      setTimeout(() => { database.exec('COMMIT'); database.close() }, 700)`
    const other = spawn(process.execPath, ['-e', script, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    assert.ok(drafted(journal).settle())
    await once(other, 'exit')
    assert.is(journal.list().length, 1)
  }),
)

test(
  'a file that is no journal is set aside',
  withFile(async (open, path) => {
    ;(await open()).close()
    writeFileSync(path, 'x'.repeat(5000))
    const journal = await open()
    assert.ok(drafted(journal).settle())
    assert.ok(existsSync(`${path}.damaged`))
  }),
)

test.run()
