import type { Averaging, DeviceProfile, Grade, ProfileRange } from '@airshed/schemas'
import { boundsFrom } from './bounds.ts'

/** One line of an index table: concentrations and the index values that they span. */
export interface IndexBand {
  readonly gradeId: string
  readonly low: number
  readonly high: number
  readonly indexLow: number
  readonly indexHigh: number
}

/** The table of one pollutant and averaging period, lowest band first. */
export interface IndexTable {
  /** Unique within its index, such as `o3_8h`. */
  readonly id: string
  readonly parameterId: string
  readonly unit: string
  readonly averagingPeriodMs: number
  /** Concentrations are truncated to whole steps of this before they are looked up. */
  readonly truncateTo: number
  readonly bands: readonly IndexBand[]
}

/** What makes a number of concentrations, besides the tables. */
export interface IndexRules {
  /** How a pollutant whose period is a day is reported each hour. */
  readonly dailyAs: Extract<Averaging, 'nowcast' | 'rolling24h'>
  /**
   * Beyond its last band the line of a table goes on if the band ends at this value or above; null: what is beyond the
   * last band has a grade and no number.
   */
  readonly continuesFrom: number | null
}

/** A numeric index: the largest sub-index of its pollutants is the index. */
export interface NumericIndex extends IndexRules {
  /**
   * The first table of a parameter grades it. Further ones, of another period, count where they are worse, and may
   * begin above the best grade.
   */
  readonly tables: readonly IndexTable[]
  /** The lowest index value of each grade, best first. */
  readonly lowest: readonly { readonly gradeId: string; readonly value: number }[]
}

type Span = readonly [low: number, high: number]

/** A table as its source prints it. */
export interface PrintedTable extends Omit<IndexTable, 'bands'> {
  /** A row for each grade; null if the source defines no band. */
  readonly rows: readonly (Span | null)[]
}

/** What the source of an index publishes. */
export interface PrintedIndex
  extends IndexRules, Pick<DeviceProfile, 'id' | 'name' | 'source' | 'version' | 'valid_from'> {
  /** Best first, each with the index values that it spans. */
  readonly grades: readonly (Grade & { readonly span: Span })[]
  readonly tables: readonly PrintedTable[]
}

/** The profile by which a numeric index grades, and its tables. */
export function numericIndex({ grades: spans, tables: printed, ...rest }: PrintedIndex): {
  profile: DeviceProfile
  index: NumericIndex
} {
  const { dailyAs, continuesFrom, ...names } = rest
  const grades = spans.map(({ id, name, color, letter }) => ({ id, name, color, letter }))
  const tables = printed.map(({ rows, ...table }): IndexTable => ({
    ...table,
    bands: rows.flatMap((row, at) => {
      const grade = spans[at]
      if (row === null || grade === undefined) return []
      const [low, high] = row
      const [indexLow, indexHigh] = grade.span
      return [{ gradeId: grade.id, low, high, indexLow, indexHigh }]
    }),
  }))
  const graded = tables.filter(
    ({ parameterId }, at) => tables.findIndex((one) => one.parameterId === parameterId) === at,
  )
  return {
    profile: {
      ...names,
      grades,
      status_name: grades.map(({ name }) => name),
      aq_index: true,
      ranges: Object.fromEntries(
        graded.map((table) => [table.parameterId, rangeOf(grades, table)]),
      ),
    },
    index: {
      dailyAs,
      continuesFrom,
      tables,
      lowest: spans.map(({ id, span: [value] }) => ({ gradeId: id, value })),
    },
  }
}

/** The last band of a table that grades has no upper end. */
const rangeOf = (
  grades: readonly Grade[],
  { unit, averagingPeriodMs, truncateTo, bands }: IndexTable,
): ProfileRange => ({
  unit,
  averagingPeriodMs,
  truncateTo,
  bounds: boundsFrom(
    grades,
    bands.map(({ low }) => low),
  ),
})
