/** A part of the driver that its types leave out: documents that are sent as the bytes that they are. */
declare module 'mongodb/lib/cmap/commands.js' {
  export class DocumentSequence {
    constructor(field: string)
    push(document: object, bytes: Uint8Array): number
  }
}
