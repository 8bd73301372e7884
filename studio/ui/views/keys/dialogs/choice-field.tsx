import { Choice, type ChoiceOption } from '../../../parts/choice.tsx'

/** A choice with its label above it, as a line of a form. */
export function ChoiceField(props: {
  label: string
  options: readonly ChoiceOption[]
  value: string
  disabled?: boolean
  onChoose: (value: string) => void
}) {
  return (
    <div class="field">
      <span class="label" aria-hidden="true">
        {props.label}
      </span>
      <Choice
        label={props.label}
        options={props.options}
        value={props.value}
        disabled={props.disabled}
        onChoose={props.onChoose}
      />
    </div>
  )
}
