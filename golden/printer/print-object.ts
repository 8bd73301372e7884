import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn, printColumnConstraints } from './print-column.ts'
import {
  commas,
  nameList,
  type Printer,
  printName,
  printStorage,
  printString,
  words,
} from './printer.ts'

export function printCreateView(view: Ast.CreateView, printer: Printer): string {
  const { storage, check, withData } = view
  return words(
    view.alters ? 'ALTER' : 'CREATE',
    view.orReplace && !view.alters && 'OR REPLACE',
    view.characteristics,
    view.temporary && 'TEMPORARY',
    storage?.unlogged && 'UNLOGGED',
    view.recursive && 'RECURSIVE',
    view.materialized && 'MATERIALIZED',
    'VIEW',
    view.ifNotExists && 'IF NOT EXISTS',
    printName(view.name, printer),
    nameList(view.columns, printer),
    printStorage(storage, printer),
    'AS',
    printer.statement(view.query),
    check && `WITH ${check.toUpperCase()} CHECK OPTION`,
    withData !== undefined && (withData ? 'WITH DATA' : 'WITH NO DATA'),
  )
}

export function printDrop(drop: Ast.DropObject, printer: Printer): string {
  return words(
    'DROP',
    drop.temporary && 'TEMPORARY',
    printKind(drop.object),
    drop.concurrently && 'CONCURRENTLY',
    drop.ifExists && 'IF EXISTS',
    commas(drop.names, (name) => printName(name, printer)),
    drop.on && `ON ${printName(drop.on, printer)}`,
    drop.lockWait,
    drop.alterOptions,
    drop.cascade && 'CASCADE',
  )
}

export function printKind(object: Ast.ObjectKind | 'column'): string {
  return object.toUpperCase().replace('-', ' ')
}

export function printComment({ object, name, text }: Ast.CommentOn, printer: Printer): string {
  const comment = text === undefined ? 'NULL' : printString(text)
  return `COMMENT ON ${printKind(object)} ${printName(name, printer)} IS ${comment}`
}

export function printSearchPath({ local, schemas }: Ast.SetSearchPath, { style }: Printer): string {
  const names = commas(schemas, (name) => {
    if (name.quoted) return printString(name.text)
    return /^[-+.\d]/.test(name.text) ? name.text : style.name(name)
  })
  return words('SET', local && 'LOCAL', 'search_path TO', names)
}

/** AUTHORIZATION alone gives the name as well. Undefined where an element is not printed. */
export function printCreateSchema(
  { name, ifNotExists, owner, elements }: Ast.CreateSchema,
  printer: Printer,
): string | undefined {
  const texts = elements.map((element) => printer.anything(element))
  if (texts.includes(undefined)) return undefined
  return words(
    'CREATE SCHEMA',
    ifNotExists && 'IF NOT EXISTS',
    owner?.at.start !== name.at.start && printer.style.name(name),
    owner && `AUTHORIZATION ${printer.style.name(owner)}`,
    ...texts,
  )
}

export function printCreateEnum({ name, labels }: Ast.CreateEnum, printer: Printer): string {
  const texts = commas(labels, ({ text }) => printString(text))
  return `CREATE TYPE ${printName(name, printer)} AS ENUM (${texts})`
}

export function printCreateComposite(
  { name, fields }: Ast.CreateComposite,
  printer: Printer,
): string {
  const columns = commas(fields, (field) => printColumn(field, printer))
  return `CREATE TYPE ${printName(name, printer)} AS (${columns})`
}

export function printCreateDomain(domain: Ast.CreateDomain, printer: Printer): string {
  return words(
    'CREATE DOMAIN',
    printName(domain.name, printer),
    `AS ${domain.type.text}`,
    ...printColumnConstraints(domain.constraints, printer),
  )
}
