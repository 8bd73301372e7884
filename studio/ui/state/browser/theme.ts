import { createSignal } from 'solid-js'

export type Theme = 'system' | 'light' | 'dark'

const PLACE = 'quarry-theme'

export interface ThemeChoice {
  readonly theme: () => Theme
  readonly choose: (theme: Theme) => void
}

/** The theme that the person chose; `public/theme.js` sets it before the first paint. */
export function createTheme(): ThemeChoice {
  const [theme, setTheme] = createSignal<Theme>(storedTheme())
  const choose = (chosen: Theme) => {
    if (chosen === 'system') {
      localStorage.removeItem(PLACE)
      delete document.documentElement.dataset['theme']
    } else {
      localStorage.setItem(PLACE, chosen)
      document.documentElement.dataset['theme'] = chosen
    }
    setTheme(chosen)
  }
  return { theme, choose }
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(PLACE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
