export function BrandMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <rect class="brand-tile" width="20" height="20" rx="5" />
      <path class="brand-line" d="M4 15.5h12M4 15.5v-7.5h4v3.75h4v3.75" />
      <circle class="brand-dot" cx="14" cy="6" r="1.4" />
    </svg>
  )
}
