import { useNavigate } from '@solidjs/router'
import { Choice } from '../../parts/choice.tsx'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'

/** Which database is shown: those with keys, and that of the address. */
export function DatabaseChoice() {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  const options = () => {
    const known = studio.databases.data()?.databases ?? []
    const shown = studio.database() ?? 0
    const all = known.some(({ number }) => number === shown)
      ? known
      : [...known, { number: shown, keys: 0 }]
    return all
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, keys }) => ({
        value: String(number),
        label: `db${number} · ${counted(keys, 'key')}`,
      }))
  }
  const choose = (value: string) => {
    studio.showDatabase(Number(value))
    navigate('/')
  }
  return (
    <Choice
      label="Database"
      class="small"
      options={options()}
      value={String(studio.database() ?? 0)}
      onChoose={choose}
    />
  )
}
