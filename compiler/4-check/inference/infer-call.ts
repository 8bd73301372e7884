import type { CallSite, Resolution } from '../../dialects/dialect.ts'
import { mayBeOfExtension } from '../../diagnostics/may-be-of-extension.ts'
import { insteadOf } from '../../dialects/foreign.ts'
import type * as Ir from '../../ir/query.ts'
import { type Type, unknown } from '../../ir/type.ts'
import { allExpressions } from '../tree/walk.ts'
import { coerce, condition, expect, giveUp, operandOf, operandsOf } from './coerce.ts'
import { compared, sorted } from './compared.ts'
import type { Inference } from './inference.ts'
import { similarRoutine } from './similar-routine.ts'

/** The type of a call's result: one value of it for a set-returning function. */
export function inferCall(call: Ir.Call, inference: Inference): Type {
  return inferAt(callSite(call, inference), call, inference)
}

/** The arguments of CALL. */
export function inferProcedure(call: Ir.Call, inference: Inference): void {
  inferAt({ ...callSite(call, inference), procedure: true }, call, inference)
}

function inferAt(site: CallSite, call: Ir.Call, inference: Inference): Type {
  inferClauses(call, inference)
  const { dialect, catalog } = inference
  const values = [...call.arguments.map(({ value }) => value), ...withinGroup(call)]
  if ([...site.operands, ...site.withinGroup].some(({ type }) => type.kind === 'unknown')) {
    giveUp(values, inference)
    return unknown
  }
  const resolution = dialect.semantics.resolveCall(site, catalog)
  if (resolution.kind !== 'chosen') {
    giveUp(values, inference)
    return reportCall(call, site, resolution, inference)
  }
  inference.chosen.set(call, resolution)
  values.forEach((value, i) => {
    const target = resolution.operands[i]
    if (target) coerce(value, target, inference)
  })
  for (const { value } of call.distinct ? call.arguments : []) {
    compared(value, 'DISTINCT', inference)
  }
  for (const value of withinGroup(call)) sorted(value, 'WITHIN GROUP', inference)
  if (resolution.routine === 'window' && !call.over) {
    const params = { name: call.name, clause: 'a call without OVER' }
    inference.report.add('misplaced-aggregate', call.nameAt, params)
  }
  return resolution.result
}

/** `RANGE $1 PRECEDING` counts in what the ORDER BY has, days of a date (PostgreSQL manual 4.2.8). */
function inferOffsets({ unit, offsets, orderBy }: Ir.Window, inference: Inference): void {
  const { limit, rangeOffset } = inference.dialect.semantics
  for (const column of offsets.flatMap(allExpressions)) {
    if (column.kind !== 'column') continue
    const reason = 'the offset of a frame is one for all rows'
    inference.report.add('misplaced-clause', column.at, { clause: 'a column', reason })
  }
  if (unit === 'groups' && orderBy.length === 0 && rangeOffset) {
    const reason = 'the window has no ORDER BY'
    if (offsets[0])
      inference.report.add('misplaced-clause', offsets[0].at, { clause: 'GROUPS', reason })
  }
  const where = 'the ORDER BY of RANGE with an offset'
  for (const offset of offsets) {
    if (unit === 'range' && orderBy.length !== 1) {
      const counts = { expected: 1, found: orderBy.length }
      inference.report.add('wrong-column-count', offset.at, { where, ...counts })
    }
    if (unit !== 'range' || !rangeOffset) {
      expect(offset, limit, `the offset of ${unit.toUpperCase()}`, inference)
      continue
    }
    const [order] = orderBy
    const type = order ? inference.typeOf(order.expression) : unknown
    const step = type.kind === 'unknown' ? unknown : rangeOffset(type)
    if (step) expect(offset, step, 'the offset of RANGE', inference)
    else {
      const found = inference.dialect.types.render(type)
      const expected = 'a number, a date or a time'
      inference.report.add('type-mismatch', offset.at, { where, found, expected })
    }
  }
}

/** The call as overload resolution sees it. */
export function callSite(call: Ir.Call, inference: Inference): CallSite {
  return {
    schema: call.schema,
    name: call.name,
    operands: operandsOf(
      call.arguments.map(({ value }) => value),
      inference,
    ),
    argumentNames: call.arguments.map(({ name }) => name),
    star: call.star,
    variadic: call.variadic,
    withinGroup: withinGroup(call).map((value) => operandOf(value, inference)),
    ...(call.special && { special: call.special }),
  }
}

function withinGroup(call: Ir.Call): readonly Ir.Expression[] {
  return call.withinGroup.map(({ expression }) => expression)
}

function inferClauses(call: Ir.Call, inference: Inference): void {
  const { over, filter, separator } = call
  for (const { expression } of call.orderBy) sorted(expression, 'ORDER BY', inference)
  if (separator) coerce(separator, inference.dialect.semantics.untypedResult, inference)
  if (filter) condition(filter, 'the condition of FILTER', inference)
  if (!over) return
  for (const expression of over.partitionBy) compared(expression, 'PARTITION BY', inference)
  for (const { expression } of over.orderBy) sorted(expression, 'ORDER BY', inference)
  inferOffsets(over, inference)
}

function reportCall(
  call: Ir.Call,
  site: CallSite,
  resolution: Exclude<Resolution, { kind: 'chosen' }>,
  inference: Inference,
): Type {
  const { dialect, report } = inference
  const { unknownExtensions } = inference.catalog
  const what = site.procedure ? 'procedure' : 'function'
  const operands = site.operands.map(({ type }) => dialect.types.render(type))
  switch (resolution.kind) {
    case 'unknown': {
      const instead = insteadOf(dialect.grammar.foreignNames.functions, call.name)
      const name = call.schema === undefined ? call.name : `${call.schema}.${call.name}`
      const suggestion = similarRoutine(name, what, inference)
      const missing = { ...undeclared(name, what, operands), suggestion, instead }
      if (mayBeOfExtension({ at: call.nameAt, ...missing }, unknownExtensions, report))
        return unknown
      report.add('unknown-function', call.nameAt, { what, name, suggestion, instead })
      return unknown
    }
    case 'mismatch': {
      const { candidates } = resolution
      const shown = site.star ? ['*'] : operands
      const missing = { ...undeclared(call.name, what, shown), suggestion: undefined }
      if (mayBeOfExtension({ at: call.nameAt, ...missing }, unknownExtensions, report))
        return unknown
      report.add('no-matching-function', call.nameAt, {
        what,
        name: call.name,
        operands: shown,
        candidates,
      })
      return unknown
    }
    case 'ambiguous':
      report.add('ambiguous-call', call.nameAt, { what: call.name, operands })
      return unknown
  }
}

/** Untyped operands are texts as far as anybody can tell. */
function undeclared(name: string, what: string, operands: readonly string[]) {
  const types = operands.map((type) => (type === 'unknown' ? 'text' : type)).join(', ')
  const returns = what === 'function' ? ' RETURNS ...' : ''
  return {
    what: `${what} ${name}(${types})`,
    declaration: `CREATE ${what.toUpperCase()} ${name}(${types})${returns}`,
  }
}
