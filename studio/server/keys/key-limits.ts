/** How much of a store one answer holds. */
export const keyLimits = {
  /** Keys of a page. */
  pageKeys: 1000,
  defaultKeys: 100,
  /** Elements of a page of a value. */
  pageElements: 1000,
  defaultElements: 100,
  /** Bytes that are shown of one element; more of it is asked for by itself. */
  elementBytes: 16 * 1024,
  /** Bytes that are shown of a string. */
  stringBytes: 64 * 1024,
  /** Folders of a tree, and keys beside them. */
  treeEntries: 1000,
  /** Milliseconds that a scan goes on for one answer. */
  scanMs: 150,
  /** Bytes of an element that is asked for whole. */
  wholeBytes: 64 * 1024 * 1024,
  /** Bytes of the text that a decoded value may have. */
  viewBytes: 4 * 1024 * 1024,
} as const
