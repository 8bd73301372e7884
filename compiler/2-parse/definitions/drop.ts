import type * as Ast from '../ast.ts'
import { Creates } from './create.ts'

/** DROP, COMMENT ON and SET search_path. */
export abstract class Drops extends Creates {
  /** DROP kind [CONCURRENTLY] [IF EXISTS] name (',' name)* [CASCADE | RESTRICT] */
  protected readonly drop = this.rule('drop', (): Ast.DropObject => {
    const start = this.start()
    this.word('drop')
    return this.ACTION(() => {
      const object = this.objectKind()
      const concurrently = object === 'index' && this.skip('CONCURRENTLY')
      const ifExists = this.skip('IF', 'EXISTS')
      const names = this.listed(() => this.objectName(object))
      const cascade = this.cascade()
      const parts = { object, names, ifExists, cascade, concurrently, on: undefined }
      return { kind: 'drop', ...parts, at: this.from(start) }
    })
  })

  /** TABLE | VIEW | MATERIALIZED VIEW | INDEX | SEQUENCE | TYPE | DOMAIN | SCHEMA */
  protected objectKind(): Ast.ObjectKind {
    if (this.skip('MATERIALIZED', 'VIEW')) return 'materialized-view'
    return this.skipRow(...objectKinds) ?? this.refuseFurthest()
  }

  private objectName(object: Ast.ObjectKind): Ast.QualifiedName {
    if (object === 'type' || object === 'domain') return this.namedType()
    if (object !== 'schema') return this.sub(this.qualifiedName)
    const name = this.sub(this.name)
    return { parts: [name], at: name.at }
  }

  /** A type of the grammar's own, `double precision`, is a name of one part. */
  private namedType(): Ast.QualifiedName {
    const { place } = this
    const { text, at } = this.sub(this.typeName)
    const named = this.nameBetween(place, this.place)
    return named ?? { parts: [{ text, quoted: false, at }], at }
  }

  private nameBetween(place: number, end: number): Ast.QualifiedName | undefined {
    this.place = place
    const name = this.tried(() => this.sub(this.qualifiedName))
    const whole = this.place === end
    this.place = end
    return whole ? name : undefined
  }

  /** [CASCADE | RESTRICT] */
  protected cascade(): boolean {
    return this.skipOneOf('CASCADE', 'RESTRICT') === 'CASCADE'
  }

  /** COMMENT ON (kind | COLUMN) name IS (string | NULL) */
  protected readonly commentOn = this.rule('commentOn', (): Ast.CommentOn => {
    const start = this.start()
    this.word('comment')
    return this.ACTION(() => {
      this.need('ON')
      const object = this.skip('COLUMN') ? 'column' : this.objectKind()
      const name = object === 'column' ? this.sub(this.qualifiedName) : this.objectName(object)
      this.need('IS')
      const text = this.skip('NULL') ? undefined : this.sub(this.stringText)
      return { kind: 'comment', object, name, text, at: this.from(start) }
    })
  })

  /** SET [SESSION | LOCAL] search_path (TO | '=') (DEFAULT | name (',' name)*) */
  protected readonly setSearchPath = this.rule('setSearchPath', (): Ast.SetSearchPath => {
    const start = this.start()
    this.word('set')
    return this.ACTION(() => {
      const local = this.skipOneOf('SESSION', 'LOCAL') === 'LOCAL'
      this.need('SEARCH_PATH')
      if (!this.skip('TO')) this.need('=')
      const fallback = this.at('DEFAULT')
      const schemas = fallback
        ? [this.nameOf(this.sign(this.names.word))]
        : this.listed(() => this.searchedSchema())
      return { kind: 'set-search-path', local, schemas, at: this.from(start) }
    })
  })

  /** name | string | number | TRUE | FALSE | ON */
  private searchedSchema(): Ast.Name {
    const start = this.start()
    if (/^[-+.\d]/.test(this.LA(1).image)) {
      const text = this.sub(this.signedNumber)
      return { text: this.ACTION(() => decimal(text)), quoted: false, at: this.from(start) }
    }
    if (this.aheadSign(this.signs.string)) {
      return { text: this.sub(this.stringText), quoted: true, at: this.from(start) }
    }
    const named = ['TRUE', 'FALSE', 'ON'].some((word) => this.at(word))
    return this.nameOf(this.sign(named ? this.names.word : this.names.operand))
  }
}

/** `0x1f` and `3_1` are the schema "31"; what is no integer of four bytes stays as written. */
function decimal(written: string): string {
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/s.exec(written) ?? []
  const value =
    /[.e]/i.test(digits) && !/^0x/i.test(digits) ? NaN : Number(digits.replaceAll('_', ''))
  return value < 2 ** 31 ? `${sign === '-' ? '-' : ''}${value}` : written
}

const objectKinds = ['table', 'view', 'index', 'sequence', 'type', 'domain', 'schema'] as const
