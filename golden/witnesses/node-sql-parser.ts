import nodeSqlParser from 'node-sql-parser'
import { eachObject, isObject, type Seen, type Witness } from './witness.ts'

const parser = new nodeSqlParser.Parser()

/** `database`: the name that node-sql-parser gives to a dialect. */
export function nodeSqlParserFor(database: string): Witness {
  return (sql) => {
    try {
      const { ast, tableList } = parser.parse(sql, { database })
      return seen(ast, tableList)
    } catch {
      return undefined
    }
  }
}

/** An entry of its list is `select::schema::table`. */
function seen(ast: unknown, tableList: readonly string[]): Seen {
  const ctes = new Set<string>()
  const parameters = new Set<string>()
  let questions = 0
  eachObject(ast, (node) => {
    const { type, name, value, prefix } = node
    if (isObject(name) && 'stmt' in node) ctes.add(String(name.value))
    if (type === 'var' && prefix === '$') parameters.add(String(name))
    if (type === 'param') parameters.add(String(value))
    if (type === 'origin' && value === '?') parameters.add(String(++questions))
  })
  const relations = tableList.map((entry) => {
    const [, schema, table = ''] = entry.split('::')
    return schema === 'null' || schema === undefined ? table : `${schema}.${table}`
  })
  return { relations: new Set(relations.filter((name) => !ctes.has(name))), parameters }
}
