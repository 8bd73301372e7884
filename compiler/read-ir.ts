import type * as Ast from './2-parse/ast.ts'
import { createDraft, type Draft } from './3-resolve/catalog/draft.ts'
import { fold } from './3-resolve/catalog/folding/fold.ts'
import type { Changes } from './3-resolve/definitions/context.ts'
import { resolve } from './resolve.ts'
import { type CheckedStatement, checkStatement } from './4-check/check-statement.ts'
import { describeParts } from './describe-parts.ts'
import { changesOf } from './compile-schema.ts'
import type { Report } from './diagnostics/report.ts'
import { withinStack } from './diagnostics/within-stack.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Change } from './ir/change.ts'
import type * as Ir from './ir/query.ts'
import type { Place } from './source/span.ts'

/** What the stages behind the parser make of one statement. */
export type StatementIr =
  | { readonly changes: readonly Change[] }
  | { readonly resolved: Ir.Resolved; readonly checked: CheckedStatement }

export interface IrReader {
  /** Undefined with `nesting-too-deep`. */
  read(ast: Ast.Statement, place: Place, report: Report): StatementIr | undefined
  /** Adds to the changes of each statement what it put off until all were read. */
  finish(): void
}

/** Reads statements in a row: each one sees what the definitions before it have made. */
export function createIrReader(dialect: Dialect): IrReader {
  let draft: Draft | undefined
  const deferred: (() => void)[] = []
  const read: IrReader['read'] = (ast, place, report) => {
    draft ??= createDraft(dialect)
    const known = draft
    if (isQuery(ast)) return withinStack(ast.at, report, () => readQuery(ast, known, report))
    const folded = createFoldedList(draft)
    const defer = (resolve: () => Changes) => deferred.push(() => folded.add(resolve()))
    const context = { draft, catalog: draft, dialect, report, statement: place, defer }
    return withinStack(ast.at, report, () => {
      folded.add(changesOf(ast, { ...context, describe: describeParts }))
      return { changes: folded.changes }
    })
  }
  const finish = () => {
    for (const resolve of deferred) resolve()
  }
  return { read, finish }
}

function isQuery(ast: Ast.Statement): ast is Ast.QueryStatement {
  return ['query', 'insert', 'update', 'delete', 'merge'].includes(ast.kind)
}

function readQuery(ast: Ast.QueryStatement, draft: Draft, report: Report): StatementIr {
  const { dialect } = draft
  const resolved = resolve(ast, draft, dialect, report)
  return { resolved, checked: checkStatement(resolved, { catalog: draft, dialect }, report) }
}

/** Each change is folded before the next one is resolved, and kept. */
function createFoldedList(draft: Draft) {
  const changes: Change[] = []
  return {
    changes,
    add: (more: Changes): void => {
      for (const change of more) {
        fold(draft, change)
        changes.push(change)
      }
    },
  }
}
