import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Refusal } from '../failure/refusal.ts'
import { SharedQueries } from './shared-queries.ts'

/** A project, and a directory beside it that no query may reach. */
async function inProject(
  work: (queries: SharedQueries, project: string, outside: string) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'quarry-shared-'))
  const [project, outside] = [join(root, 'project'), join(root, 'outside')]
  mkdirSync(project)
  mkdirSync(outside)
  try {
    await work(new SharedQueries(project), project, outside)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function refused(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'not refused'
}

const body = {
  name: 'Per month',
  query: 'select 1',
  tags: ['a'],
  category: 'Reports',
  shared: true,
}

test('a shared query is a file of the project', () =>
  inProject(async (queries, project) => {
    assert.equal(await queries.all(), [])
    assert.equal(readdirSync(project), [])
    const added = await queries.add(body)
    assert.is(added.file, 'saved-queries/reports/per-month.sql')
    const path = join(project, 'saved-queries/reports/per-month.sql')
    const text = '-- name: Per month\n-- category: Reports\n-- tags: a\n\nselect 1\n'
    assert.is(readFileSync(path, 'utf8'), text)
    assert.equal(await queries.all(), [added])
    const changed = await queries.replace(added.id, { ...body, query: 'select 2' }, added.etag)
    assert.is(changed.id, added.id)
    assert.is(await refused(queries.replace(added.id, body, added.etag)), 'precondition_failed')
    writeFileSync(path, 'select 3')
    assert.is(await refused(queries.remove(added.id, changed.etag)), 'precondition_failed')
    const [edited] = await queries.all()
    assert.equal(
      [edited?.name, edited?.category, edited?.query],
      ['per-month', 'reports', 'select 3'],
    )
    await queries.remove(added.id, edited?.etag)
    assert.is(existsSync(path), false)
  }))

test('a name that is taken gets a number, and a new name moves the file', () =>
  inProject(async (queries, project) => {
    const first = await queries.add(body)
    const second = await queries.add({ ...body, query: 'select 2' })
    assert.is(second.file, 'saved-queries/reports/per-month-2.sql')
    const moved = await queries.replace(
      second.id,
      { ...body, name: 'Per day', category: null },
      '*',
    )
    assert.is(moved.file, 'saved-queries/per-day.sql')
    assert.equal(readdirSync(join(project, 'saved-queries/reports')), ['per-month.sql'])
    assert.equal(
      (await queries.all()).map(({ id }) => id).toSorted(),
      [first.id, moved.id].toSorted(),
    )
  }))

test('a symbolic link is neither listed, read nor written through (security 61)', () =>
  inProject(async (queries, project, outside) => {
    writeFileSync(join(outside, 'secret.sql'), 'select secret')
    mkdirSync(join(project, 'saved-queries'))
    symlinkSync(outside, join(project, 'saved-queries/reports'))
    symlinkSync(join(outside, 'secret.sql'), join(project, 'saved-queries/link.sql'))
    assert.equal(await queries.all(), [])
    assert.is(await refused(queries.add(body)), 'forbidden')
    assert.equal(readdirSync(outside), ['secret.sql'])
    const beside = await queries.add({ ...body, name: 'link', category: null })
    assert.is(beside.file, 'saved-queries/link-2.sql')
    assert.is(readFileSync(join(outside, 'secret.sql'), 'utf8'), 'select secret')
  }))

test('a directory of queries that is a link is no directory of the project', () =>
  inProject(async (queries, project, outside) => {
    writeFileSync(join(outside, 'secret.sql'), 'select secret')
    symlinkSync(outside, join(project, 'saved-queries'))
    assert.equal(await queries.all(), [])
    assert.is(await refused(queries.add({ ...body, category: null })), 'forbidden')
    assert.equal(readdirSync(outside), ['secret.sql'])
  }))

test('an id leads to no other file than those of the list', () =>
  inProject(async (queries, _project, outside) => {
    writeFileSync(join(outside, 'secret.sql'), 'select secret')
    const id = `shared-${Buffer.from('../../outside/secret').toString('base64url')}`
    assert.is(await refused(queries.remove(id, undefined)), 'not_found')
    assert.is(await refused(queries.replace(id, body, undefined)), 'not_found')
    assert.equal(readdirSync(outside), ['secret.sql'])
  }))

test('names that lead elsewhere become plain names of files', () =>
  inProject(async (queries) => {
    const added = await queries.add({ ...body, name: '../../x', category: '..' })
    assert.is(added.file, 'saved-queries/query/x.sql')
    assert.is(added.name, '../../x')
  }))

test('files that are too large or of another name are left out', () =>
  inProject(async (queries, project) => {
    mkdirSync(join(project, 'saved-queries'))
    writeFileSync(join(project, 'saved-queries/large.sql'), 'x'.repeat(1024 * 1024 + 1))
    writeFileSync(join(project, 'saved-queries/notes.md'), 'x')
    writeFileSync(join(project, 'saved-queries/a b.sql'), 'x')
    assert.equal(await queries.all(), [])
  }))

test.run()
