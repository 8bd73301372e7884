import { countedBatches } from './counted-batches.ts'
import { type ExportFormat, exportRows } from './export-format.ts'
import type { ExportTarget, TargetMeans } from './export-target.ts'
import { FileNames } from './file-names.ts'

/** A file a table. */
export function fileTarget(
  format: ExportFormat,
  { tables, output, onRows }: TargetMeans,
): ExportTarget {
  const names = new FileNames(format.extension)
  return {
    tables,
    async write({ name, columns, batches }) {
      const file = names.of(name)
      const written = await output.create(file)
      let rows = 0
      const counted = countedBatches(batches, (count) => {
        rows += count
        onRows(count)
      })
      for await (const text of exportRows({ columns, batches: counted }, format))
        await written.write(text)
      await written.close()
      return { name, file, rows }
    },
    finish: async () => undefined,
  }
}
