import type * as Ast from '../../2-parse/ast.ts'

/** The collations that a node names itself, whatever else it is. */
export function collationsIn(node: object): readonly Ast.QualifiedName[] {
  const one: unknown = 'collation' in node ? node.collation : undefined
  const several: unknown = 'collations' in node ? node.collations : undefined
  return [one, ...(Array.isArray(several) ? several : [])].filter(isQualified)
}

/** The character set that a node names itself. */
export function characterSetIn(node: object): Ast.Name | undefined {
  const name: unknown = 'characterSet' in node ? node.characterSet : undefined
  return isName(name) ? name : undefined
}

function isQualified(value: unknown): value is Ast.QualifiedName {
  return typeof value === 'object' && value !== null && 'parts' in value && 'at' in value
}

function isName(value: unknown): value is Ast.Name {
  return typeof value === 'object' && value !== null && 'text' in value && 'quoted' in value
}
