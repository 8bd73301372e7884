import ChevronLeft from 'lucide-solid/icons/chevron-left'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import ChevronsLeft from 'lucide-solid/icons/chevrons-left'
import ChevronsRight from 'lucide-solid/icons/chevrons-right'
import { createEffect, createMemo, createSignal, For, on } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { addMonths, type Day, isSameDay, stepDay, weeksOfMonth } from '../state/edit/value/day.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const TURNS = [
  { by: -12, label: 'Previous year', icon: ChevronsLeft },
  { by: -1, label: 'Previous month', icon: ChevronLeft },
  { by: 1, label: 'Next month', icon: ChevronRight },
  { by: 12, label: 'Next year', icon: ChevronsRight },
] as const

/** A month of days as the grid of a date picker that WAI-ARIA describes: one tab stop, arrows move. */
export function Calendar(props: {
  chosen: Day | undefined
  today: Day
  onChoose: (day: Day) => void
  ref?: (focusDay: () => void) => void
}) {
  const [active, setActive] = createSignal(props.chosen ?? props.today)
  const [grid, setGrid] = createSignal<HTMLElement>()
  // A day that is told again is no other day: whoever is at another one stays there.
  const chosen = createMemo(() => props.chosen, undefined, { equals: isSameChoice })
  createEffect(on(chosen, (day) => day && setActive(day), { defer: true }))
  const focusDay = () =>
    queueMicrotask(() => grid()?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  props.ref?.(focusDay)
  const onKey = (event: KeyboardEvent) => {
    const next = stepDay(active(), event.key, event.shiftKey)
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    setActive(next)
    focusDay()
  }
  const title = () => `${MONTHS[active().month - 1]} ${yearText(active().year)}`
  return (
    <div class="calendar">
      <div class="calendar-head">
        <For each={TURNS}>
          {(turn, place) => (
            <>
              {place() === 2 ? (
                <b class="grow" aria-live="polite">
                  {title()}
                </b>
              ) : undefined}
              <button
                type="button"
                class="icon small"
                aria-label={turn.label}
                title={turn.label}
                onClick={() => setActive(addMonths(active(), turn.by))}
              >
                <Dynamic component={turn.icon} class="i" />
              </button>
            </>
          )}
        </For>
      </div>
      <div
        ref={setGrid}
        role="grid"
        tabindex="-1"
        class="calendar-grid"
        aria-label={title()}
        onKeyDown={onKey}
      >
        <div role="row">
          <For each={WEEKDAYS}>
            {(name) => (
              <span role="columnheader" aria-label={name}>
                {name.slice(0, 2)}
              </span>
            )}
          </For>
        </div>
        <For each={weeksOfMonth(active().year, active().month)}>
          {(week) => (
            <div role="row">
              <For each={week}>{(day) => <DayCell day={day} active={active()} {...props} />}</For>
            </div>
          )}
        </For>
      </div>
    </div>
  )
}

function isSameChoice(a: Day | undefined, b: Day | undefined): boolean {
  return a === undefined || b === undefined ? a === b : isSameDay(a, b)
}

function DayCell(props: {
  day: Day
  active: Day
  chosen: Day | undefined
  today: Day
  onChoose: (day: Day) => void
}) {
  const isChosen = () => props.chosen !== undefined && isSameDay(props.day, props.chosen)
  const label = () => {
    const { day, month, year } = props.day
    return `${day} ${MONTHS[month - 1]} ${yearText(year)}`
  }
  return (
    <span role="gridcell" aria-selected={isChosen()}>
      <button
        type="button"
        class="day"
        classList={{ 'is-beside': props.day.month !== props.active.month }}
        tabindex={isSameDay(props.day, props.active) ? 0 : -1}
        aria-label={label()}
        aria-current={isSameDay(props.day, props.today) ? 'date' : undefined}
        onClick={() => props.onChoose(props.day)}
      >
        {props.day.day}
      </button>
    </span>
  )
}

function yearText(year: number): string {
  return year <= 0 ? `${1 - year} BC` : String(year)
}
