import type * as Ast from '../2-parse/ast.ts'

/** A relation that a text names; `parts` are those of its name, its own last. */
export interface Mention {
  readonly parts: readonly string[]
  readonly access: 'read' | 'write'
}

/** How unqualified names are compared with those that the text itself makes. */
export interface NameRules {
  relationKey(name: string): string
  /** A CTE may refer to itself without RECURSIVE. */
  readonly implicitRecursion: boolean
  /** Functions whose first argument names a sequence: `nextval('books_id_seq')`. */
  readonly sequenceFunctions: readonly string[]
}

type Scope = ReadonlySet<string>
type Fields = Readonly<Record<string, unknown>>

/**
 * The relations that syntax trees name, but for CTEs and for what the trees make themselves.
 *
 * Whatever a node holds is visited, by kind only where a relation or a CTE is named: a child that a
 * table of children forgot would be a relation lost in silence.
 */
export class Mentions {
  private readonly found: Mention[] = []
  private readonly made = new Set<string>()
  /** EXECUTE runs what is put together at run time. */
  runsText = false
  private readonly rules: NameRules

  constructor(rules: NameRules) {
    this.rules = rules
  }

  all(): readonly Mention[] {
    // CREATE TEMPORARY TABLE in a body: the relation is the body's own.
    const isOwn = (parts: readonly string[]) =>
      parts.length === 1 && this.made.has(this.rules.relationKey(parts[0] ?? ''))
    return this.found.filter(({ parts }) => !isOwn(parts))
  }

  addRead(parts: readonly string[]): void {
    this.found.push({ parts, access: 'read' })
  }

  visitTree(tree: unknown): void {
    this.visit(tree, new Set())
  }

  /** In a loop: `a + b + ...` is as deep as it is long. */
  private visit(tree: unknown, around: Scope): void {
    const waiting: (readonly [unknown, Scope])[] = [[tree, around]]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, scope] = next
      if (Array.isArray(node)) {
        for (const item of node.toReversed()) waiting.push([item, scope])
      } else if (isFields(node)) waiting.push(...this.visitNode(node, scope).toReversed())
    }
  }

  /** What is to be visited inside it. */
  private visitNode(node: Fields, outer: Scope): readonly (readonly [unknown, Scope])[] {
    const scope = isFields(node['with']) ? this.visitWith(node['with'], outer) : outer
    const skipped = ['with', 'at', ...this.mention(node, scope)]
    return Object.entries(node).flatMap(([key, child]) =>
      skipped.includes(key) || typeof child !== 'object' ? [] : [[child, scope] as const],
    )
  }

  /** Each CTE sees those before it, with RECURSIVE all of them. */
  private visitWith({ ctes, recursive }: Fields, outer: Scope): Scope {
    const listed = Array.isArray(ctes) ? ctes.filter(isFields) : []
    const scope = new Set(outer)
    const names = listed.map(({ name }) => this.keyOf(name))
    if (recursive === true || this.rules.implicitRecursion)
      for (const name of names) scope.add(name)
    listed.forEach((cte, i) => {
      this.visit(cte['query'], new Set(scope))
      scope.add(names[i] ?? '')
    })
    return scope
  }

  /** Notes the relations that the node itself names; what it returns is not visited again. */
  private mention(node: Fields, scope: Scope): readonly string[] {
    switch (node['kind']) {
      case 'table':
        this.add(node['name'], 'read', scope)
        return []
      case 'insert':
      case 'merge':
        this.write(node['target'], scope)
        return ['target']
      case 'update':
        this.write(node['targets'], scope)
        return ['targets']
      case 'delete':
        this.write(deleted(node, this.rules), scope)
        return ['targets']
      case 'create-table':
      case 'create-table-as':
      case 'create-view':
        this.make(node['name'])
        this.addAll([node['inherits'], node['partitionOf'], node['ofType'], node['like']], scope)
        return ['like']
      case 'create-index':
        this.add(node['table'], 'read', scope)
        return []
      case 'alter-table':
        this.add(node['name'], 'write', scope)
        return []
      case 'drop':
        if (/table|view/.test(String(node['object']))) this.write(node['names'], scope)
        return []
      case 'references':
      case 'foreign-key':
        if (isFields(node['references'])) this.add(node['references']['table'], 'read', scope)
        return []
      case 'attach-partition':
      case 'detach-partition':
      case 'inherit':
      case 'no-inherit':
        this.addAll([node['relation']], scope)
        return []
      case 'call':
        this.addSequence(node)
        return []
      case 'sequence-call':
        this.add(node['sequence'], 'read', scope)
        return []
      case 'other':
        if (/^execute\b/.test(String(node['command']))) this.runsText = true
        this.addAll([node['relations']], scope)
        return []
      case 'unmodelled':
        this.addAll([node['relations']], scope)
        return []
      default:
        return []
    }
  }

  /** `nextval('s.q')`, `nextval('s.q'::regclass)` */
  private addSequence({ name, arguments: given }: Fields): void {
    const last = isQualified(name) ? name.parts.at(-1)?.text : undefined
    if (last === undefined || !this.rules.sequenceFunctions.includes(last)) return
    const [first] = Array.isArray(given) ? given.filter(isFields) : []
    const value = isFields(first?.['value']) ? first['value'] : {}
    const literal =
      value['kind'] === 'cast' && isFields(value['operand']) ? value['operand'] : value
    const written = literal['kind'] === 'literal' ? String(literal['value']) : ''
    const parts = [...written.matchAll(/"((?:[^"]|"")*)"|([^".]+)/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? this.rules.relationKey(plain ?? ''),
    )
    if (parts.length > 0) this.addRead(parts)
  }

  private addAll(names: readonly unknown[], scope: Scope): void {
    for (const name of names.flat()) {
      this.add(isFields(name) && 'name' in name ? name['name'] : name, 'read', scope)
    }
  }

  /** The target of a statement, or several; conditions of joins among them are visited too. */
  private write(target: unknown, scope: Scope): void {
    if (Array.isArray(target)) for (const item of target) this.write(item, scope)
    else if (!isFields(target)) return
    else if (target['kind'] === 'table') this.add(target['name'], 'write', scope)
    else if (target['kind'] === 'join') {
      this.write([target['left'], target['right']], scope)
      this.visit(target['condition'], scope)
    } else if ('parts' in target) this.add(target, 'write', scope)
    else this.visit(target, scope)
  }

  private add(name: unknown, access: Mention['access'], scope: Scope): void {
    if (!isQualified(name)) return
    const parts = name.parts.map(({ text }) => text)
    const [only, second] = parts
    if (only === undefined) return
    if (second === undefined && scope.has(this.rules.relationKey(only))) return
    this.found.push({ parts, access })
  }

  private make(name: unknown): void {
    if (isQualified(name) && name.parts.length === 1) this.made.add(this.keyOf(name.parts[0]))
  }

  private keyOf(name: unknown): string {
    return isName(name) ? this.rules.relationKey(name.text) : ''
  }
}

/** `DELETE a FROM t AS a JOIN s`: a target may be an alias. */
function deleted({ targets, from }: Fields, rules: NameRules): unknown {
  const aliased = new Map(aliasesIn(from, rules))
  return [targets].flat().map((target) => {
    const name = isFields(target) && isQualified(target['name']) ? target['name'] : undefined
    const [only, second] = name?.parts ?? []
    const found = only && !second ? aliased.get(rules.relationKey(only.text)) : undefined
    return found ?? name
  })
}

function aliasesIn(from: unknown, rules: NameRules): readonly (readonly [string, unknown])[] {
  if (Array.isArray(from)) return from.flatMap((item) => aliasesIn(item, rules))
  if (!isFields(from)) return []
  if (from['kind'] === 'join') return aliasesIn([from['left'], from['right']], rules)
  const { alias, name } = from
  const own = isFields(alias) && isName(alias['name']) ? alias['name'] : undefined
  return own ? [[rules.relationKey(own.text), name]] : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isQualified(value: unknown): value is Ast.QualifiedName {
  return isFields(value) && Array.isArray(value['parts'])
}

function isName(value: unknown): value is Ast.Name {
  return isFields(value) && typeof value['text'] === 'string' && 'quoted' in value
}
