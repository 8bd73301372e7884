/** The tree of keys in the side bar. */
export function KeyTree() {
  return <div class="side-tree" />
}
