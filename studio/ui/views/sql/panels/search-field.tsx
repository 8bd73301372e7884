import Search from 'lucide-solid/icons/search'

export function SearchField(props: {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  return (
    <label class="input quiet small">
      <Search class="i i-s" />
      <span class="sr">{props.label}</span>
      <input
        type="search"
        placeholder={props.label}
        value={props.value}
        onInput={(event) => props.onSearch(event.currentTarget.value)}
      />
    </label>
  )
}
