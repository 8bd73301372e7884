/** The tree of collections in the side bar. */
export function DocumentTree() {
  return <div class="side-tree" />
}
