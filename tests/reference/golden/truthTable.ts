import type { yearOf } from '../evaluator/hours.ts'

const DAY_MS = 86_400_000

/** A year of a parameter, with days and daily 8 h maxima above 50. */
export interface ReportedYear {
  name: string
  figures: ReturnType<typeof yearOf>
}

/** The table of a year in `docs/truth.md`: a row for each figure, a cell for each parameter. */
export function truthTable(years: readonly ReportedYear[]): string[][] {
  const row = (name: string, write: (figures: ReportedYear['figures']) => string) => [
    name,
    ...years.map(({ figures }) => write(figures)),
  ]
  const percentile = (percent: number) => (figures: ReportedYear['figures']) =>
    figureText(figures.percentiles.find((one) => one.percent === percent)?.value, 2)
  const above = (period: 'day' | 'highest8h') => (figures: ReportedYear['figures']) =>
    whole(figures.exceedances.find((one) => one.period === period)?.value)
  const [{ figures: first } = { figures: undefined }] = years
  return [
    row(`hours with a value, of ${whole(first?.hourly.expected)}`, ({ hourly }) =>
      whole(hourly.count),
    ),
    row('data capture', ({ hourly }) => `${(100 * (hourly.coverage ?? 0)).toFixed(2)} %`),
    row('mean', ({ hourly }) => (hourly.value ?? Number.NaN).toFixed(4)),
    row('median', percentile(50)),
    row('95th percentile', percentile(95)),
    row('98th percentile', percentile(98)),
    row('highest daily mean', ({ highestDay }) => figureText(highestDay.value, 3)),
    row('on', ({ highestDay }) => dayText(highestDay.dayStart)),
    row('days with a mean', ({ highestDay }) => whole(highestDay.count)),
    row('days with a mean above 50', above('day')),
    row('highest rolling 8 h mean', ({ highest8h }) => figureText(highest8h.value, 3)),
    row('on', ({ highest8h }) => dayText(highest8h.dayStart)),
    row('days whose highest 8 h mean is above 50', above('highest8h')),
  ]
}

/** Rows of a Markdown table as cells, without the line below its header. */
export const markdownRows = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const whole = (value: number | null | undefined): string =>
  value == null ? '–' : String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** At most this many decimals. */
const figureText = (value: number | null | undefined, decimals: number): string =>
  value == null ? '–' : String(Number(value.toFixed(decimals)))

function dayText(ms: number | null): string {
  if (ms === null) return '–'
  const day = new Date(ms + DAY_MS / 2)
  const month = day.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
  return `${day.getUTCDate()} ${month}`
}
