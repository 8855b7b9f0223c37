import type { ImportRecognized } from '@airshed/console-kit'
import { EMPTY_MAP, type DraftMap } from './draftMap.ts'

/**
 * The map that a file itself suggests: where its table is, its times unless they have two meanings, and columns whose
 * headings name a parameter. A parameter has one column, the first.
 */
export function recognizedMap({ table }: Pick<ImportRecognized, 'table'>): DraftMap {
  if (table === null) return EMPTY_MAP
  const { time, questions, columns } = table
  const asks = new Set(questions.map(({ about }) => about))
  const taken = new Set<string>()
  const suggested = columns.flatMap(({ column, parameter, unit }) => {
    const isTime = column === time?.column || column === time?.time_of_day
    if (parameter === null || isTime || taken.has(parameter)) return []
    taken.add(parameter)
    return [[column, { parameter, ...(unit === null ? {} : { unit }) }] as const]
  })
  return {
    delimiter: table.delimiter,
    skipLines: table.skip_lines,
    unitLines: table.unit_lines,
    ...(asks.has('decimal') ? {} : { decimal: table.decimal }),
    time:
      time === null
        ? {}
        : {
            column: time.column,
            ...(time.time_of_day === null ? {} : { timeOfDay: time.time_of_day }),
            ...(asks.has('dayOrMonth') ? {} : { format: time.formats[0] ?? 'iso' }),
            ...(time.zone === null ? {} : { zone: time.zone }),
          },
    columns: Object.fromEntries(suggested),
  }
}
