import { createUniqueId } from 'solid-js'
import { beginWith } from '../../../parts/begin-with.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useSqlTab } from '../sql-tab.ts'

const LONGEST = 60

export function RenameDialog() {
  const studio = useStudio()
  const { session, isRenaming, setRenaming } = useSql()
  const { name } = useSqlTab()
  const id = createUniqueId()
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    const text = typeof given === 'string' ? given.trim() : ''
    if (text !== '') studio.tabs.openSql(session.id, text)
    setRenaming(false)
  }
  return (
    <Dialog open={isRenaming()} label="Rename tab" onClose={() => setRenaming(false)}>
      <form onSubmit={submit}>
        <header>
          <h2>Rename tab</h2>
        </header>
        <div class="body">
          <div class="field">
            <label for={id}>Name</label>
            <div class="input">
              <input
                id={id}
                name="name"
                autofocus
                maxlength={LONGEST}
                ref={beginWith(name)}
                onFocus={(event) => event.currentTarget.select()}
              />
            </div>
          </div>
        </div>
        <footer>
          <button type="button" class="btn" onClick={() => setRenaming(false)}>
            Cancel
          </button>
          <button type="submit" class="btn primary">
            Rename
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
