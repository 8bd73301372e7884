import {
  type DSLMethodOpts,
  EmbeddedActionsParser,
  type GrammarAction,
  type IOrAlt,
  type OrMethodOpts,
} from 'chevrotain'

export type Alternatives<T> = IOrAlt<T>[] | OrMethodOpts<T>
export type Part<T> = GrammarAction<T> | DSLMethodOpts<T>

/** Chevrotain's notation: each OR, OPTION, MANY and AT_LEAST_ONE of a rule has a number of its own. */
export abstract class Notation extends EmbeddedActionsParser {
  protected abstract chosen<T>(index: number, alternatives: Alternatives<T>): () => T
  protected abstract begun<T>(
    kind: 'option' | 'many' | 'at-least-one',
    index: number,
    part: Part<T>,
  ): (() => T) | undefined

  protected override OR<T>(alternatives: Alternatives<T>): T {
    return this.chosen(0, alternatives)()
  }

  protected override OPTION<T>(part: Part<T>): T | undefined {
    return this.begun('option', 0, part)?.()
  }

  protected override MANY(part: Part<unknown>): void {
    this.many(0, part)
  }

  protected override AT_LEAST_ONE(part: Part<unknown>): void {
    this.atLeastOne(0, part)
  }

  protected override OR1<T>(alternatives: Alternatives<T>): T {
    return this.chosen(1, alternatives)()
  }

  protected override OPTION1<T>(part: Part<T>): T | undefined {
    return this.begun('option', 1, part)?.()
  }

  protected override MANY1(part: Part<unknown>): void {
    this.many(1, part)
  }

  protected override AT_LEAST_ONE1(part: Part<unknown>): void {
    this.atLeastOne(1, part)
  }

  protected override OR2<T>(alternatives: Alternatives<T>): T {
    return this.chosen(2, alternatives)()
  }

  protected override OPTION2<T>(part: Part<T>): T | undefined {
    return this.begun('option', 2, part)?.()
  }

  protected override MANY2(part: Part<unknown>): void {
    this.many(2, part)
  }

  protected override AT_LEAST_ONE2(part: Part<unknown>): void {
    this.atLeastOne(2, part)
  }

  protected override OR3<T>(alternatives: Alternatives<T>): T {
    return this.chosen(3, alternatives)()
  }

  protected override OPTION3<T>(part: Part<T>): T | undefined {
    return this.begun('option', 3, part)?.()
  }

  protected override MANY3(part: Part<unknown>): void {
    this.many(3, part)
  }

  protected override AT_LEAST_ONE3(part: Part<unknown>): void {
    this.atLeastOne(3, part)
  }

  protected override OR4<T>(alternatives: Alternatives<T>): T {
    return this.chosen(4, alternatives)()
  }

  protected override OPTION4<T>(part: Part<T>): T | undefined {
    return this.begun('option', 4, part)?.()
  }

  protected override MANY4(part: Part<unknown>): void {
    this.many(4, part)
  }

  protected override AT_LEAST_ONE4(part: Part<unknown>): void {
    this.atLeastOne(4, part)
  }

  protected override OR5<T>(alternatives: Alternatives<T>): T {
    return this.chosen(5, alternatives)()
  }

  protected override OPTION5<T>(part: Part<T>): T | undefined {
    return this.begun('option', 5, part)?.()
  }

  protected override MANY5(part: Part<unknown>): void {
    this.many(5, part)
  }

  protected override AT_LEAST_ONE5(part: Part<unknown>): void {
    this.atLeastOne(5, part)
  }

  protected override OR6<T>(alternatives: Alternatives<T>): T {
    return this.chosen(6, alternatives)()
  }

  protected override OPTION6<T>(part: Part<T>): T | undefined {
    return this.begun('option', 6, part)?.()
  }

  protected override MANY6(part: Part<unknown>): void {
    this.many(6, part)
  }

  protected override AT_LEAST_ONE6(part: Part<unknown>): void {
    this.atLeastOne(6, part)
  }

  protected override OR7<T>(alternatives: Alternatives<T>): T {
    return this.chosen(7, alternatives)()
  }

  protected override OPTION7<T>(part: Part<T>): T | undefined {
    return this.begun('option', 7, part)?.()
  }

  protected override MANY7(part: Part<unknown>): void {
    this.many(7, part)
  }

  protected override AT_LEAST_ONE7(part: Part<unknown>): void {
    this.atLeastOne(7, part)
  }

  protected override OR8<T>(alternatives: Alternatives<T>): T {
    return this.chosen(8, alternatives)()
  }

  protected override OPTION8<T>(part: Part<T>): T | undefined {
    return this.begun('option', 8, part)?.()
  }

  protected override MANY8(part: Part<unknown>): void {
    this.many(8, part)
  }

  protected override AT_LEAST_ONE8(part: Part<unknown>): void {
    this.atLeastOne(8, part)
  }

  protected override OR9<T>(alternatives: Alternatives<T>): T {
    return this.chosen(9, alternatives)()
  }

  protected override OPTION9<T>(part: Part<T>): T | undefined {
    return this.begun('option', 9, part)?.()
  }

  protected override MANY9(part: Part<unknown>): void {
    this.many(9, part)
  }

  protected override AT_LEAST_ONE9(part: Part<unknown>): void {
    this.atLeastOne(9, part)
  }
}
