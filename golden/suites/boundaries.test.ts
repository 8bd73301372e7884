import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** With a TypeScript that it does not know, dependency-cruiser reads no module and finds no fault. */
const canaries: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['compiler/source/a.ts', '../ir/z.ts', 'imports-of compiler/source/'],
  ['compiler/ir/a.ts', '../diagnostics/z.ts', 'imports-of compiler/ir/'],
  ['compiler/diagnostics/a.ts', '../ir/z.ts', 'imports-of compiler/diagnostics/'],
  ['compiler/1-lex/token.ts', './z.ts', 'imports-of compiler/1-lex/token.ts'],
  ['compiler/2-parse/ast.ts', '../diagnostics/z.ts', 'imports-of compiler/2-parse/ast.ts'],
  ['compiler/dialects/a.ts', '../2-parse/z.ts', 'imports-of compiler/dialects/'],
  ['compiler/1-lex/a.ts', '../2-parse/ast.ts', 'imports-of compiler/1-lex/'],
  ['compiler/2-parse/a.ts', '../1-lex/z.ts', 'imports-of compiler/2-parse/'],
  ['compiler/relations/a.ts', '../2-parse/z.ts', 'imports-of compiler/relations/'],
  ['compiler/blocks/a.ts', '../3-resolve/z.ts', 'imports-of compiler/blocks/'],
  ['compiler/split/a.ts', '../2-parse/z.ts', 'imports-of compiler/split/'],
  ['compiler/query-parts/a.ts', '../4-check/z.ts', 'imports-of compiler/query-parts/'],
  ['compiler/3-resolve/a.ts', '../2-parse/z.ts', 'imports-of compiler/3-resolve/'],
  ['compiler/4-check/a.ts', '../2-parse/ast.ts', 'imports-of compiler/4-check/'],
  ['compiler/5-emit/a.ts', '../4-check/z.ts', 'imports-of compiler/5-emit/'],
  ['compiler/a.ts', '../runtime/z.ts', 'imports-of compiler/*.ts'],
  ['runtime/a.ts', '../compiler/2-parse/ast.ts', 'imports-of runtime/'],
  ['cli/a.ts', '../compiler/5-emit/z.ts', 'imports-of cli/'],
  ['studio/api/a.ts', '../server/z.ts', 'imports-of studio/api/'],
  ['studio/server/a.ts', '../ui/z.ts', 'imports-of studio/server/'],
  ['studio/ui/a.ts', '../server/z.ts', 'imports-of studio/ui/'],
  ['bench/a.ts', '../golden/z.ts', 'imports-of bench/'],
  ['examples/a.ts', '../compiler/z.ts', 'imports-of examples/'],
  ['compiler/5-emit/b.ts', 'ts-morph', 'package ts-morph'],
  ['compiler/3-resolve/b.ts', 'chevrotain', 'package chevrotain'],
  ['cli/b.ts', 'cac', 'package cac'],
  ['cli/e.ts', 'chokidar', 'package chokidar'],
  ['runtime/b.ts', 'smol-toml', 'package smol-toml'],
  ['runtime/c.ts', 'valibot', 'package valibot'],
  ['compiler/b.ts', 'picocolors', 'package picocolors'],
  ['runtime/d.ts', 'esbuild', 'package esbuild'],
  ['compiler/c.ts', 'typescript', 'package typescript'],
  ['compiler/d.ts', 'prettier', 'package prettier'],
  ['compiler/f.ts', 'libpg-query', 'package libpg-query'],
  ['runtime/engines/mysql/a.ts', 'pg', 'package pg'],
  ['runtime/e.ts', 'postgres', 'package postgres'],
  ['runtime/engines/sqlite/a.ts', 'mysql2', 'package mysql2'],
  ['cli/c.ts', 'better-sqlite3', 'package better-sqlite3'],
  ['runtime/key-value/a.ts', 'mongodb', 'package mongodb'],
  ['runtime/document/a.ts', 'ioredis', 'package ioredis'],
  ['runtime/i.ts', 'fastify', 'package fastify'],
  ['runtime/j.ts', '@sinclair/typebox', 'package @sinclair/typebox'],
  ['studio/server/b.ts', 'solid-js', 'package solid-js'],
  ['runtime/k.ts', 'sql-formatter', 'package sql-formatter'],
  ['runtime/n.ts', '@faker-js/faker', 'package @faker-js/faker'],
  ['studio/server/c.ts', 'playwright-core', 'package playwright-core'],
  ['runtime/cycle-a.ts', './cycle-b.ts', 'no-cycle'],
  ['compiler/2-parse/ast/a.ts', '../../1-lex/z.ts', 'imports-of compiler/2-parse/ast/'],
  ['compiler/2-parse/ast/b.ts', './z.ts', 'types-of-a-language'],
  ['compiler/ir/query/b.ts', './z.ts', 'types-of-a-language'],
  ['compiler/5-emit/c.ts', 'node:fs', 'no-node-in-compiler'],
  ['compiler/1-lex/c.ts', 'path', 'no-node-in-compiler'],
  ['runtime/f.ts', './z.test.ts', 'no-import-of-a-test'],
  ['runtime/g.ts', './missing.ts', 'no-unresolvable'],
]

/** Imports that the table allows; none of them may be reported (a cycle is, once, at its first file). */
const permitted: readonly (readonly [file: string, imports: string])[] = [
  ['compiler/5-emit/print.ts', 'ts-morph'],
  ['cli/bundle/bundle-printer.ts', 'ts-morph'],
  ['compiler/2-parse/b.ts', '../1-lex/token.ts'],
  ['compiler/3-resolve/c.ts', '../2-parse/ast.ts'],
  ['compiler/dialects/b.ts', '../2-parse/ast.ts'],
  ['compiler/e.ts', './5-emit/print.ts'],
  ['compiler/1-lex/z.test.ts', '../5-emit/print.ts'],
  ['runtime/engines/postgresql/b.ts', 'pg'],
  ['runtime/h.ts', '../compiler/e.ts'],
  ['cli/d.ts', 'node:fs'],
  ['bench/b.ts', '../golden/engines/z.ts'],
  ['golden/b.ts', 'mysql2'],
  ['runtime/cycle-b.ts', './cycle-a.ts'],
  ['compiler/2-parse/ast/cycle-a.ts', './cycle-b.ts'],
  ['compiler/2-parse/ast/cycle-b.ts', './cycle-a.ts'],
]

/** The canary of this rule imports a value; of all others types will do. */
const TYPES_ONLY = 'types-of-a-language'

const packages = canaries.flatMap(([, , rule]) =>
  rule.startsWith('package ') ? [rule.slice('package '.length)] : [],
)

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Every folder has a `z.ts` to be imported; packages are empty ones of their name. */
function writeTree(root: string): void {
  const folders = canaries.map(([file]) => dirname(file))
  for (const folder of [...folders, 'golden', 'golden/engines']) {
    write(root, `${folder}/z.ts`, 'export const z = 1\n')
  }
  write(root, 'runtime/z.test.ts', 'export const z = 1\n')
  for (const name of packages) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }))
    write(root, `node_modules/${name}/main.js`, 'exports.z = 1\n')
  }
  for (const [file, imports, rule] of [...canaries, ...permitted]) {
    const word = rule === TYPES_ONLY ? 'import' : 'import type'
    write(root, file, `${word} { z } from '${imports}'\nexport type A = typeof z\n`)
  }
}

async function findViolations(root: string): Promise<{ found: string[]; rules: string[] }> {
  const options = await extractOptions(join(ROOT, '.dependency-cruiser.mjs'))
  const folders = ['compiler', 'runtime', 'studio', 'cli', 'golden', 'bench', 'examples']
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true })
  if (typeof output === 'string') throw new Error(`no result but a text: ${output}`)
  return {
    found: output.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`),
    rules: (output.summary.ruleSetUsed?.forbidden ?? []).map(({ name }) => name ?? ''),
  }
}

test('each rule finds its canary and nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'quarry-boundaries-'))
  try {
    writeTree(root)
    const { found, rules } = await findViolations(root)
    const expected = canaries.map(([file, , rule]) => `${rule}: ${file}`)
    assert.equal([...found].sort(), [...expected].sort())
    const proven = new Set(canaries.map(([, , rule]) => rule))
    assert.equal(
      rules.filter((rule) => !proven.has(rule)),
      [],
      'a rule without a canary',
    )
  } finally {
    rmSync(root, { recursive: true })
  }
})

test.run()
