import KeyRound from 'lucide-solid/icons/key-round'
import Server from 'lucide-solid/icons/server'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Timer from 'lucide-solid/icons/timer'
import Zap from 'lucide-solid/icons/zap'
import type { Section } from '../../state/frame/frame-parts.ts'

/** The pages of the studio of keys. */
export const keySections: readonly Section[] = [
  { path: '/', label: 'Keys', icon: KeyRound, holds: /^\/(?:keys\/.*)?$/ },
  { path: '/console', label: 'Console', icon: SquareTerminal, holds: /^\/console$/ },
  { path: '/slow-log', label: 'Slow log', icon: Timer, holds: /^\/slow-log$/ },
  { path: '/pub-sub', label: 'Pub/sub', icon: Zap, holds: /^\/pub-sub$/ },
  { path: '/server', label: 'Server', icon: Server, holds: /^\/server$/ },
]
