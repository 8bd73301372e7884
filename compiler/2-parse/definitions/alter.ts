import type * as Ast from '../ast.ts'
import { Meanings } from './meaning.ts'

type Change = Ast.AlterObject['action']

/** ALTER of everything, dispatched on what is altered. */
export abstract class Alters extends Meanings {
  /** ALTER (TABLE ... | TYPE ... | DOMAIN ... | kind [IF EXISTS] name change) */
  protected readonly alter = this.rule('alter', (): Ast.Definition => {
    const start = this.start()
    this.word('alter')
    return this.ACTION(() => {
      if (this.couldBe('TABLE')) return this.alterTable(start)
      const object = this.objectKind()
      const ifExists = !withoutCondition.has(object) && this.skip('IF', 'EXISTS')
      const name = this.alteredName(object)
      const enumChange = object === 'type' ? this.enumChange() : undefined
      const at = () => this.from(start)
      if (enumChange) return { kind: 'alter-enum', name, action: enumChange, at: at() }
      const { place } = this
      const typed = object === 'type' || object === 'domain' ? object : undefined
      const changed = typed && this.optionalSynopsis(`${typed}_change`)
      const meaning = typed && changed ? this.typeMeaning(typed, name, place) : undefined
      if (!changed) {
        const action = this.objectChange(object, ifExists)
        return { kind: 'alter-object', object, name, ifExists, action, at: at() }
      }
      const [what, text] = [`change of a ${object}`, this.textFrom(start)]
      const holds = meaning ? { meaning } : {}
      return { kind: 'unmodelled', what, ...changed, text, name, ...holds, at: at() }
    })
  })

  private alteredName(object: Ast.ObjectKind): Ast.QualifiedName {
    if (object === 'schema') return this.newName()
    const isType = object === 'type' || object === 'domain'
    return this.sub(isType ? this.qualifiedName : this.relationName)
  }

  /** ADD VALUE [IF NOT EXISTS] label [(BEFORE | AFTER) label] | RENAME VALUE label TO label */
  private enumChange(): Ast.AlterEnum['action'] | undefined {
    if (this.skip('ADD', 'VALUE')) {
      const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
      const label = this.enumLabel()
      const side = this.skipRow('before', 'after')
      const place = side ? { kind: side, label: this.enumLabel() } : { kind: 'last' as const }
      return { kind: 'add-label', label, ifNotExists, place }
    }
    if (!this.skip('RENAME', 'VALUE')) return undefined
    const from = this.enumLabel()
    this.need('TO')
    return { kind: 'rename-label', from, to: this.enumLabel() }
  }

  /** RENAME ... | SET SCHEMA name | sequenceOption+ | what is kept as written */
  private objectChange(object: Ast.ObjectKind, ifExists: boolean): Change {
    const kind = object.replace('-', '_')
    const certain = !ifExists && this.knows(`certain_${kind}`)
    const attaches = this.at('ATTACH')
    const written =
      (certain ? this.optionalSynopsis(`certain_${kind}`) : undefined) ??
      this.optionalSynopsis(`altered_${kind}`)
    if (written) {
      const { text, name } = written
      return { kind: 'written', text, ...(attaches && { attached: name }) }
    }
    if (object !== 'index' && object !== 'schema' && this.skip('SET', 'SCHEMA')) {
      return { kind: 'set-schema', schema: this.sub(this.name) }
    }
    if (this.skip('RENAME')) return this.renamedObject(object)
    const options = object === 'sequence' ? this.sequenceOptions() : []
    return options.length > 0 ? { kind: 'sequence-options', options } : this.refuseFurthest()
  }

  /** TO name | [COLUMN] name TO name | ATTRIBUTE name TO name [CASCADE | RESTRICT] */
  private renamedObject(object: Ast.ObjectKind): Change {
    if (this.skip('TO')) return { kind: 'rename', to: this.newName() }
    const isView = object === 'view' || object === 'materialized-view'
    if (isView) this.skip('COLUMN')
    else if (object !== 'type' || !this.skip('ATTRIBUTE')) this.refuseFurthest()
    const { from, to } = this.sub(this.renaming)
    const cascade = object === 'type' && this.cascade()
    return { kind: 'rename-column', column: from, to, cascade }
  }
}

const withoutCondition: ReadonlySet<Ast.ObjectKind> = new Set(['type', 'domain', 'schema'])
