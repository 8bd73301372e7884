import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pipelineText, readPipeline, sentPipeline, type Stage, writtenBy } from './pipeline.ts'

const stage = (operator: string, body: string, isOn = true): Stage => ({ operator, body, isOn })

const stages = [
  stage('$match', '{ year: { $gte: 1910 } }'),
  stage('$sort', '{\n  year: -1\n}', false),
  stage('$limit', '5'),
]

test('a pipeline becomes text and comes back, with the stages that are off', () => {
  const text = pipelineText(stages)
  assert.match(text, '  // off { $sort: { year: -1 } },')
  const read = readPipeline(text)
  assert.ok('stages' in read)
  assert.equal('stages' in read && read.stages, [
    stage('$match', '{ year: { $gte: 1910 } }'),
    stage('$sort', '{ year: -1 }', false),
    stage('$limit', '5'),
  ])
  assert.equal(readPipeline(''), { stages: [] })
})

test('comments hide nothing of a pipeline that is written as text', () => {
  const written = pipelineText([
    stage('$match', '{ year: 1910 } // old ones'),
    stage('$set', "{ at: 'http://a', // where\n  n: 1 }", false),
    stage('$limit', '5'),
  ])
  const read = readPipeline(written)
  assert.equal('stages' in read && read.stages, [
    stage('$match', '{ year: 1910 }'),
    stage('$set', '{ at: "http://a", n: 1 }', false),
    stage('$limit', '5'),
  ])
})

test('what is no pipeline is told', () => {
  assert.equal(readPipeline('{}'), { message: 'This has to be a list of stages: [ … ]' })
  assert.equal(readPipeline('[{ $match: {} }, 5]'), {
    message: 'Stage 2 has to be { $operator: … }.',
  })
  assert.match(Object.values(readPipeline('[{'))[0], 'At character')
})

test('stages are sent that are on, up to the first that cannot be read', () => {
  assert.equal(sentPipeline(stages), {
    pipeline: '[{"$match":{"year":{"$gte":{"$numberInt":"1910"}}}},{"$limit":{"$numberInt":"5"}}]',
    length: 2,
  })
  assert.is(sentPipeline([stage('$match', '{'), stage('$limit', '5')]).length, 0)
})

test('the collection that is written is told, wherever its name stands', () => {
  const written = (operator: string, body: string) => writtenBy([stage(operator, body)])
  assert.equal(written('$out', "'copied'"), {
    operator: '$out',
    collection: 'copied',
    database: undefined,
  })
  assert.equal(written('$merge', "{ into: { db: 'x', coll: 'y' } }"), {
    operator: '$merge',
    collection: 'y',
    database: 'x',
  })
  assert.is(written('$merge', "{ into: '' }"), undefined)
  assert.is(writtenBy([stage('$out', "'a'", false)]), undefined)
})

test.run()
