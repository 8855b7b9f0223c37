/** The days of a week and the gap after a month. */
export const MONTH_COLUMNS = 8
/** Six weeks, and a gap. */
const WEEK_ROWS = 6.4
/** Above them the name of the month, and if days are high enough the names of the weekdays. */
const NAME_ROWS = 1.25
const NAMES_ROWS = 2.1
/** Minimum height (CSS px) of a day at which text fits into a row. */
export const WORDS_FROM_HEIGHT_PX = 13
/** Months side by side. */
const CHOICES = [1, 2, 3, 4, 6, 12]

export interface MonthGrid {
  /** Months side by side. */
  across: number
  down: number
  /** Size of a day, CSS pixels. */
  dayWidth: number
  dayHeight: number
  /** Rows above the first week. */
  headRows: number
  /** The names of the weekdays are above them. */
  hasWeekdays: boolean
}

/** Rows of a month, with the gap below it. */
export const rowsOf = ({ headRows }: Pick<MonthGrid, 'headRows'>): number => headRows + WEEK_ROWS

/** Width of a day counts up to this multiple of its height: its number is wider than high. */
const WIDE = 1.4

/** Chooses the number of months side by side that makes their days largest. */
export function monthGrid(months: number, width: number, height: number): MonthGrid {
  const grids = CHOICES.map((choice) => {
    const across = Math.min(choice, Math.max(1, months))
    const down = Math.max(1, Math.ceil(months / across))
    const dayWidth = width / (across * MONTH_COLUMNS - 1)
    const withNames = height / (down * rowsOf({ headRows: NAMES_ROWS }))
    const hasWeekdays = withNames >= WORDS_FROM_HEIGHT_PX
    const headRows = hasWeekdays ? NAMES_ROWS : NAME_ROWS
    const dayHeight = height / (down * rowsOf({ headRows }))
    return { across, down, dayWidth, dayHeight, headRows, hasWeekdays }
  })
  const sizeOf = ({ dayWidth, dayHeight }: MonthGrid) => Math.min(dayWidth, dayHeight * WIDE)
  return grids.reduce((best, grid) => (sizeOf(grid) > sizeOf(best) ? grid : best))
}
