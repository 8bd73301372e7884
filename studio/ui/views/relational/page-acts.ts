import type { CommandActs } from '../../state/commands/commands.ts'
import { canDesign, NEW_TABLE_PATH } from '../../state/design/can-design.ts'
import type { Studio } from '../../state/studio.ts'

type GoTo = (path: string, options?: { readonly state: object }) => void

/** What the commands do that lead to the pages of a relational database. */
export function pageActs(goTo: GoTo, studio: Studio): CommandActs {
  const { meta } = studio
  return {
    'app.sql': () => goTo('/sql', { state: { wants: 'new-statement' } }),
    'app.new-table': { run: () => goTo(NEW_TABLE_PATH), when: () => canDesign(studio) },
    'app.data': () => goTo('/'),
    'app.diagram': () => goTo('/diagram'),
    'app.migrations': {
      run: () => goTo('/migrations'),
      when: () => meta.data()?.capabilities.migrations === true,
    },
    'app.compare': {
      run: () => goTo('/compare'),
      when: () => meta.data()?.capabilities.migrations === true,
    },
    'app.objects': () => goTo('/objects'),
    'app.activity': () => goTo('/activity'),
  }
}
