import { astVisitor, parse, type Statement } from 'pgsql-ast-parser'
import type { Seen, Witness } from './witness.ts'

export const pgsqlAstParser: Witness = (sql) => {
  const statement = parsed(sql)
  return statement && seen(statement)
}

function parsed(sql: string): Statement | undefined {
  try {
    return parse(sql)[0]
  } catch {
    return undefined
  }
}

function seen(statement: Statement): Seen {
  const relations = new Set<string>()
  const parameters = new Set<string>()
  const ctes = new Set<string>()
  const visitor = astVisitor((map) => ({
    tableRef: ({ schema, name }) => {
      relations.add(schema === undefined ? name : `${schema}.${name}`)
    },
    parameter: ({ name }) => {
      parameters.add(name.replace(/^\$/, ''))
    },
    with: (node) => {
      for (const { alias } of node.bind) ctes.add(alias.name)
      map.super().with(node)
    },
    withRecursive: (node) => {
      ctes.add(node.alias.name)
      map.super().withRecursive(node)
    },
  }))
  visitor.statement(statement)
  return { relations: new Set([...relations].filter((name) => !ctes.has(name))), parameters }
}
