import { NO_PROGRESS, type ImportSink } from './sink.ts'

/** A sink that keeps what it is given, as `serial/key = value unit time`. */
export function createMemorySink(): ImportSink & { written: string[] } {
  const written: string[] = []
  return {
    written,
    revises: false,
    target: 'memory',
    readProgress: async () => NO_PROGRESS,
    saveProgress: async () => {},
    async write(rows) {
      const lines = rows.flatMap(({ serial, ts, cells }) =>
        cells.map(({ column, value, unit, flags }) => {
          const time = new Date(ts).toISOString().replace('.000', '')
          const flag = flags === 0 ? '' : ` !${flags}`
          return `${serial}/${column.key} = ${value} ${unit ?? '-'} ${time}${flag}`
        }),
      )
      written.push(...lines)
      return { accepted: lines.length, duplicates: 0, conflicts: 0, conflicting: [], revised: 0 }
    },
  }
}
