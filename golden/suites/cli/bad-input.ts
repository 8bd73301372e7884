import type { Files } from './project.ts'

export interface BadInput {
  readonly changes: Files
  /** The first line of each diagnostic, in order. */
  readonly expected: readonly string[]
}

const toml = (text: string): Files => ({ 'quarry.toml': text })
const query = (text: string | Buffer): Files => ({ 'db/queries/books.sql': text })

/** One fault of each kind that is not SQL's own; those have golden cases. */
export const badInputs: Readonly<Record<string, BadInput>> = {
  'no project file': {
    changes: { 'quarry.toml': undefined },
    expected: ['quarry.toml: error: there is no project file [missing-project]'],
  },
  'a project file that is a directory': {
    changes: { 'quarry.toml': undefined, 'quarry.toml/x': '' },
    expected: ['quarry.toml: error: this is a directory, not a file [not-a-file]'],
  },
  'no version, an unknown key and an unknown provider at once': {
    changes: toml('querys = "a"\n[database]\nprovider = "sqllite"\n'),
    expected: [
      'quarry.toml:1:1: error: "version" is missing [missing-version]',
      'quarry.toml:1:1: error: unknown key "querys" [unknown-key]',
      'quarry.toml:3:12: error: unknown provider "sqllite" [unknown-provider]',
    ],
  },
  'a provider without a compiler yet': {
    changes: toml('version = "2"\n[database]\nprovider = "clickhouse"\n'),
    expected: [
      'quarry.toml:3:12: error: quarry does not generate code for "clickhouse" yet [unsupported-provider]',
    ],
  },
  'a provider that is none': {
    changes: toml('version = "2"\n[database]\nprovider = "oracle"\n'),
    expected: ['quarry.toml:3:12: error: unknown provider "oracle" [unknown-provider]'],
  },
  'a name that is none': {
    changes: toml(
      'version = "2"\n[database]\nprovider = "sqlite"\n[gen.js.rename]\nbooks = "not a name"\n',
    ),
    expected: [
      'quarry.toml:5:9: error: "books" cannot be renamed to "not a name" [invalid-rename]',
    ],
  },
  'a driver of another database': {
    changes: toml('version = "2"\n[database]\nprovider = "sqlite"\n[gen.js]\ndriver = "pg"\n'),
    expected: ['quarry.toml:5:10: error: "pg" is not a driver for SQLite [unfit-driver]'],
  },
  'a name for what the schema has not': {
    changes: toml(
      'version = "2"\n[database]\nprovider = "sqlite"\n[gen.js.rename]\nbooks = "Book"\n"books.titel" = "name"\n',
    ),
    expected: [
      'quarry.toml:6:1: error: there is no table, column or enum "books.titel" to rename [unknown-rename]',
    ],
  },
  'no schema directory': {
    changes: { 'db/schema': undefined },
    expected: [
      'quarry.toml:1:1: error: there is no directory "db/schema" for "schema_dir" [missing-directory]',
    ],
  },
  'a queries directory that is a file': {
    changes: { ...toml('version = "2"\nqueries = "q"\n[database]\nprovider = "sqlite"\n'), q: '' },
    expected: [
      'quarry.toml:2:11: error: "q", which "queries" names, is not a directory [not-a-directory]',
    ],
  },
  'no query file': {
    changes: { 'db/queries/books.sql': undefined },
    expected: [
      'quarry.toml:1:1: error: there is no query file (*.sql) in "db/queries" [no-query-file]',
    ],
  },
  'a schema without a table is said once': {
    changes: {
      'db/schema/shop.sql': '',
      ...query(
        '-- name: A :many\nSELECT id FROM books;\n-- name: B :many\nSELECT id FROM lines;\n',
      ),
    },
    expected: [
      'quarry.toml:1:1: error: no table is defined: the schema files of "db/schema", which "schema_dir" names, define none [empty-schema]',
    ],
  },
  'a schema directory without SQL is said once': {
    changes: { 'db/schema/shop.sql': undefined, 'db/schema/shop.txt': '' },
    expected: [
      'quarry.toml:1:1: error: no table is defined: there is no *.sql file in "db/schema", which "schema_dir" names [empty-schema]',
    ],
  },
  'migrations without a way up are said once': {
    changes: {
      ...toml('version = "2"\nschema_from = "migrations"\n[database]\nprovider = "sqlite"\n'),
      'db/migrations/1_books.sql': 'CREATE TABLE books (id INTEGER PRIMARY KEY);',
    },
    expected: [
      'quarry.toml:1:1: error: no table is defined: there is no *.up.sql file in "db/migrations", which "migrations_path" names [empty-schema]',
    ],
  },
  'a schema whose fault explains the missing tables': {
    changes: { 'db/schema/shop.sql': 'CREATE TABL books (id INTEGER PRIMARY KEY);' },
    expected: [
      'db/schema/shop.sql:1:8: error: unexpected "TABL", expected a kind of object [syntax-error]',
    ],
  },
  'an override that is no TypeScript type': {
    changes: toml(
      'version = "2"\n[database]\nprovider = "sqlite"\n[gen.js.overrides]\n"books.title" = "string number"\n',
    ),
    expected: [
      'quarry.toml:5:1: error: [gen.js.overrides]: the type of "books.title" is no TypeScript type: string number [malformed-override]',
    ],
  },
  'a directory among the query files': {
    changes: { 'db/queries/more.sql/a.txt': '' },
    expected: ['db/queries/more.sql: error: this is a directory, not a file [not-a-file]'],
  },
  'a query file that is not UTF-8 does not hide the others': {
    changes: {
      ...query(Buffer.from('-- name: A :one\nSELECT "é', 'latin1')),
      'db/queries/other.sql': '-- name: B :one\nSELECT nope FROM books WHERE id = 1;\n',
    },
    expected: [
      'db/queries/books.sql:2:9: error: the byte 0xe9 is not UTF-8 [not-utf-8]',
      'db/queries/other.sql:2:8: error: column "nope" does not exist in "books" [unknown-column]',
    ],
  },
  'a schema file that is not UTF-8': {
    changes: { 'db/schema/shop.sql': Buffer.from([0x43, 0xff]) },
    expected: ['db/schema/shop.sql:1:2: error: the byte 0xff is not UTF-8 [not-utf-8]'],
  },
  'a schema file in UTF-16': {
    changes: { 'db/schema/shop.sql': Buffer.from('CREATE TABLE t (a INTEGER);', 'utf16le') },
    expected: ['db/schema/shop.sql: error: the file is in UTF-16, not in UTF-8 [utf-16]'],
  },
  'several faults in one run': {
    changes: query(
      '-- name: A :one\nSELECT nope FROM books WHERE id = 1;\n\n-- name: B :one\nSELECT id FROM bookz WHERE id = 1;\n',
    ),
    expected: [
      'db/queries/books.sql:2:8: error: column "nope" does not exist in "books" [unknown-column]',
      'db/queries/books.sql:5:16: error: relation "bookz" does not exist [unknown-relation]',
    ],
  },
  'a line of five megabytes': {
    changes: query(
      `-- name: A :one\nSELECT ${'1 + '.repeat(10)}nope, '${'x'.repeat(5_000_000)}' AS x FROM books WHERE id = 1;\n`,
    ),
    expected: [
      'db/queries/books.sql:2:48: error: column "nope" does not exist in "books" [unknown-column]',
    ],
  },
}
