import TextAlignStart from 'lucide-solid/icons/text-align-start'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import Workflow from 'lucide-solid/icons/workflow'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'

/** Explain and format. */
export function PlanButtons() {
  const studio = useStudio()
  const { session, flow, acts } = useSql()
  const isRunning = () => session.run.runningSince() !== undefined
  const canAnalyze = () => studio.meta.data()?.capabilities.analyze === true
  const sections = () => [
    {
      items: [
        { label: 'Explain: the plan only', end: 'Ctrl Alt Enter', run: acts.explain },
        {
          label: 'Analyze: run it, measure, keep nothing',
          run: () => void flow.start('statement', 'analyze'),
          disabled: canAnalyze() ? undefined : 'This engine does not measure statements',
        },
      ],
    },
  ]
  return (
    <>
      <span class="split quiet-split">
        <button
          type="button"
          class="btn quiet"
          title="Show the plan of the statement (Ctrl+Alt+Enter)"
          disabled={isRunning()}
          onClick={acts.explain}
        >
          <Workflow class="i" />
          Explain
        </button>
        <MenuButton
          class="btn quiet"
          label="More plans"
          sections={sections()}
          disabled={isRunning()}
        >
          <ChevronDown class="i i-s" />
        </MenuButton>
      </span>
      <button
        type="button"
        class="btn quiet hide-1100"
        title="Set lines and indents anew (Shift+Alt+F)"
        onClick={acts.format}
      >
        <TextAlignStart class="i" />
        Format
      </button>
    </>
  )
}
