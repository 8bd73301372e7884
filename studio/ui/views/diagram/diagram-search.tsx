import Search from 'lucide-solid/icons/search'
import { createSignal, Show } from 'solid-js'
import { useCommands } from '../../state/commands/use-commands.ts'
import { areaAround, useDiagram } from '../../state/diagram/diagram-state.ts'
import { showing, zoomedAt } from '../../state/diagram/drawing/viewport.ts'
import { useStudio } from '../../state/studio.ts'

/** Finds tables by their names and those of their columns; Enter goes from one to the next. */
export function DiagramSearch() {
  const state = useDiagram()
  const studio = useStudio()
  const [field, setField] = createSignal<HTMLInputElement>()
  const [place, setPlace] = createSignal(0)
  useCommands({ 'diagram.search': () => field()?.select() })
  const goTo = (at: number) => {
    const found = state.found()
    if (found.length === 0) return
    const next = (at + found.length) % found.length
    setPlace(next)
    const table = found[next]
    const box = state.boxes().find((each) => each.box.table.id === table?.id)
    if (table === undefined || box === undefined) return
    state.select(table.id)
    const { width, height } = state.canvas()
    const scale = Math.max(0.6, state.viewport().scale)
    const middle = { x: width / 2, y: height / 2 }
    const near = zoomedAt(state.viewport(), scale / state.viewport().scale, middle)
    state.setViewport(showing(near, areaAround([box]), state.canvas()))
    studio.announcer.say(`${table.name}, ${next + 1} of ${found.length}`)
  }
  const change = (text: string) => {
    state.setQuery(text)
    if (state.found().length === 0 && text.trim() !== '') studio.announcer.say('Nothing is found')
    goTo(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Enter') goTo(place() + (event.shiftKey ? -1 : 1))
    else if (event.key === 'Escape') state.setQuery('')
    else return
    event.preventDefault()
  }
  return (
    <label class="input quiet diagram-find">
      <Search class="i i-s" />
      <span class="sr">Find a table or column</span>
      <input
        ref={setField}
        type="search"
        placeholder="Find a table or column"
        autocomplete="off"
        spellcheck={false}
        value={state.query()}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Show when={state.query().trim() !== ''}>
        <span class="count">
          {state.found().length === 0 ? 'none' : `${place() + 1} of ${state.found().length}`}
        </span>
      </Show>
    </label>
  )
}
