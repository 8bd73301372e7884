import { Show } from 'solid-js'
import { Calendar } from '../../../parts/calendar.tsx'
import { Popover } from '../../../parts/popover.tsx'
import type { Day } from '../../../state/edit/value/day.ts'
import {
  clockOf,
  readMoment,
  today,
  withClock,
  withDay,
} from '../../../state/edit/value/moment-text.ts'
import type { Editing } from './editing.ts'

export interface MomentPickerProps {
  readonly anchor: HTMLElement | undefined
  readonly editing: Editing
  readonly ref?: (element: HTMLElement) => void
  /** Gives a way into the calendar from the field. */
  readonly onReady?: (focusDay: () => void) => void
  /** A text was picked; `isWhole` where nothing is left to pick. */
  readonly onPick: (text: string, isWhole: boolean) => void
  readonly onClose: () => void
}

/** A calendar and a clock beside a field. What they do not change, as fractions and zones, stays as it is written. */
export function MomentPicker(props: MomentPickerProps) {
  const kind = () => props.editing.column.kind
  const now = today(new Date())
  const chosen = () => readMoment(props.editing.text())?.day
  const pickDay = (day: Day) =>
    props.onPick(withDay(props.editing.text(), day, kind()), kind() === 'date')
  const pickClock = (clock: string) => {
    const text = props.editing.text()
    const base = kind() === 'timestamp' && readMoment(text) === undefined ? '' : text
    if (clock !== '') props.onPick(clockText(base, clock), false)
  }
  const clockText = (text: string, clock: string) =>
    kind() === 'time' && readMoment(text) === undefined
      ? clock.padEnd(8, ':00')
      : withClock(text, clock, now)
  return (
    <Popover
      anchor={props.anchor}
      label={`Choose ${props.editing.column.name}`}
      class="pop moment"
      onClose={props.onClose}
    >
      <div ref={props.ref} class="moment-parts" tabindex="-1">
        <Show when={kind() !== 'time'}>
          <Calendar
            chosen={chosen()}
            today={now}
            onChoose={pickDay}
            ref={(focusDay) => props.onReady?.(focusDay)}
          />
        </Show>
        <Show when={kind() !== 'date'}>
          <label class="moment-clock">
            <span>Time</span>
            <span class="input small">
              <input
                type="time"
                step="1"
                value={clockOf(props.editing.text())}
                onChange={(event) => pickClock(event.currentTarget.value)}
              />
            </span>
          </label>
        </Show>
      </div>
    </Popover>
  )
}
