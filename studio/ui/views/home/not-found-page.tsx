import { A } from '@solidjs/router'

export function NotFoundPage() {
  return (
    <main class="sheet" id="main">
      <div class="empty">
        <h1>There is no such page</h1>
        <p>The address does not name a page of the studio.</p>
        <div class="actions">
          <A class="btn" href="/">
            Show all tables
          </A>
        </div>
      </div>
    </main>
  )
}
