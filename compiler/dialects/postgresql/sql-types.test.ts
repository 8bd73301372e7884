import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../../2-parse/ast.ts'
import type { NamedType } from '../../ir/catalog.ts'
import { arrayOf, scalar, type Type } from '../../ir/type.ts'
import { types } from './sql-types.ts'

const at = { start: 0, end: 0 }
const mood: NamedType = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad'] }

function parse(words: string, rest: Partial<Ast.TypeName> = {}): Type | undefined {
  const name = {
    ...{ qualifier: undefined, words, spelling: words, quoted: false, modifiers: [] },
    ...{ dimensions: 0, setOf: false, text: '', at },
    ...rest,
  }
  return types.parse(name, (schema, text) =>
    text === 'mood' && (schema ?? 'public') === 'public' ? mood : undefined,
  )
}

function check(words: string, rest: Partial<Ast.TypeName>, expected: Type | undefined): void {
  test(`${words} ${JSON.stringify(rest)}`, () => assert.equal(parse(words, rest), expected))
}

const qualifier = (text: string) => ({ qualifier: { text, quoted: false, at } })

check('int', {}, scalar('int4'))
check('bigint', {}, scalar('int8'))
check('int8', {}, scalar('int8'))
check('character varying', { modifiers: ['40'] }, scalar('varchar', ['40']))
check('char', {}, scalar('bpchar', ['1']))
check('char', { quoted: true }, scalar('char'))
check('bpchar', {}, scalar('bpchar'))
check('numeric', { modifiers: ['10', '2'] }, scalar('numeric', ['10', '2']))
check('decimal', { modifiers: ['10'] }, scalar('numeric', ['10', '0']))
check('numeric', {}, scalar('numeric'))
check('float', {}, scalar('float8'))
check('float', { modifiers: ['24'] }, scalar('float4'))
check('float', { modifiers: ['25'] }, scalar('float8'))
check('timestamp with time zone', { modifiers: ['3'] }, scalar('timestamptz', ['3']))
check('time without time zone', {}, scalar('time'))
check('interval day to second', {}, scalar('interval'))
check('bit varying', {}, scalar('varbit'))
check('bit', {}, scalar('bit', ['1']))
check('int', { dimensions: 2 }, arrayOf(scalar('int4'), 2))
check('_text', {}, arrayOf(scalar('text')))
check('int4', qualifier('pg_catalog'), scalar('int4'))
check('int', qualifier('pg_catalog'), undefined)
check('int', { quoted: true }, undefined)
check('int4multirange', {}, scalar('int4multirange'))
check('tsvector', {}, scalar('tsvector'))
check('regclass', {}, scalar('regclass'))
check('citext', {}, scalar('citext'))
check('hstore', qualifier('public'), scalar('hstore'))
check('mood', {}, mood)
check('mood', { dimensions: 1 }, arrayOf(mood))
check('mood', qualifier('other'), undefined)
check('anyelement', {}, scalar('anyelement'))
check('toString', {}, undefined)
check('integr', {}, undefined)

test('rendered as the catalog names them', () => {
  const rendered = [
    scalar('varchar', ['40']),
    arrayOf(scalar('int4')),
    mood,
    arrayOf(mood),
    { kind: 'domain' as const, schema: 's', name: 'email', base: scalar('text'), notNull: true },
  ].map((type) => types.render(type))
  assert.equal(rendered, ['varchar', 'int4[]', 'mood', 'mood[]', 'email'])
})

test.run()
