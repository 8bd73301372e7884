/** The studio was started with an address: there are no files that migrations could be. */
export function NoProject() {
  return (
    <div class="empty">
      <h1>There is no project here</h1>
      <p>
        Migrations are files of a project. Start <code>quarry studio</code> in a directory that has
        a quarry.toml and without an address; <code>quarry init</code> makes one.
      </p>
    </div>
  )
}
