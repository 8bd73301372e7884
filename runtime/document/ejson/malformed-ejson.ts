/** A text that is no JSON, or no value of BSON. The message is for people, and holds no part of the text. */
export class MalformedEjson extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MalformedEjson'
  }
}
