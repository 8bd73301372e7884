import Download from 'lucide-solid/icons/download'
import type { ExportFormat, SqlExport } from '../../../../api/export.ts'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { failureLine } from '../../../state/api/api-failure.ts'
import { copyAndTell } from '../../../state/browser/copy-and-tell.ts'
import { jsonText } from '../../../state/sql/results/json-lines.ts'
import { saveResult } from '../../../state/sql/results/save-result.ts'
import { cellsText } from '../../../state/sql/results/result-text.ts'
import type { ShownResult } from '../../../state/sql/run/script-run.ts'
import { type Studio, useStudio } from '../../../state/studio.ts'

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'ndjson', label: 'NDJSON' },
  { format: 'sql', label: 'SQL' },
] as const

/** Files of all rows of a query, and the rows that are shown for the clipboard. */
export function ExportMenu(props: { shown: ShownResult; place: number }) {
  const studio = useStudio()
  const reason = () => reasonAgainst(props.shown)
  const sections = () => [
    {
      title: 'Run again, all rows to a file',
      items: FORMATS.map(({ format, label }) => ({
        label: `Export ${label}`,
        run: () => void exportRows(studio, props.shown, format),
        disabled: reason(),
      })),
    },
    {
      title: 'The rows shown',
      items: [
        { label: 'Copy for a spreadsheet', run: () => void copyRows(studio, props.shown) },
        {
          label: 'Copy as JSON',
          run: () => void copyAndTell(studio, jsonText(props.shown.result), 'Rows copied as JSON'),
        },
      ],
    },
  ]
  return (
    <MenuButton
      class="icon small"
      label={`Export result ${props.place + 1}`}
      title="Export as CSV, JSON, NDJSON or SQL, or copy"
      sections={sections()}
    >
      <Download class="i" />
    </MenuButton>
  )
}

/** A file is made of a query that runs once more, on a connection that only reads. */
function reasonAgainst({ result, tx }: ShownResult): string | undefined {
  if (tx !== undefined) return 'Files are read outside of the transaction: commit first'
  const isQuery = /^(?:SELECT|VALUES|TABLE|WITH)/.test(result.command)
  return isQuery ? undefined : 'Only a query is run again for a file'
}

async function exportRows(
  studio: Studio,
  { text, params, schema }: ShownResult,
  format: ExportFormat,
): Promise<void> {
  try {
    const chosen = schema === undefined ? {} : { schema }
    const body: SqlExport = { query: text, params: [...params], format, ...chosen }
    const isSaved = await saveResult(studio.api, body, `result.${format}`)
    if (isSaved) studio.toasts.show({ tone: 'ok', text: `Saved result.${format}` })
  } catch (error) {
    studio.toasts.show({ tone: 'danger', text: `Not exported: ${failureLine(error)}.` })
  }
}

async function copyRows(studio: Studio, { result }: ShownResult): Promise<void> {
  const { columns, rows } = result
  const range = { top: 0, bottom: rows.length - 1, left: 0, right: columns.length - 1 }
  const { text, isCut } = cellsText(result, range)
  const head = columns.map(({ name }) => name.replaceAll(/[\t\r\n]/g, ' ')).join('\t')
  const said = isCut ? 'Rows copied; some values are shown cut, and so is the copy' : 'Rows copied'
  await copyAndTell(studio, `${head}\n${text}`, said)
}
