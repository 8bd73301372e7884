/** The studio was started with an address: there is no project that could say what else there is. */
export function NothingToCompare() {
  return (
    <div class="empty">
      <h1>There is nothing to compare with</h1>
      <p>
        A comparison is between the schema files, the migrations and the environments of a project.
        Start <code>quarry studio</code> in a directory that has a quarry.toml and without an
        address; <code>quarry init</code> makes one.
      </p>
    </div>
  )
}
