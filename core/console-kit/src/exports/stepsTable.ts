import type { StepFigures, WidgetData } from '@airshed/contract'
import {
  numberColumn,
  type TableCell,
  type TableColumn,
  type ValueTable,
} from '@airshed/domain/tables'
import { BELOW_LIMIT_RULES } from '@airshed/schemas'
import type { ExportMessageId, ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/** A data point of a widget, and its figures per step. */
export interface SteppedSeries extends StepFigures {
  readonly dataPointId: string
  readonly label: string
  readonly unit: string
  readonly precision: number | undefined
  /** Absent: as the device reported them. */
  readonly basis?: 'corrected'
}

type Source = Pick<WidgetData, 'frames' | 'nodes' | 'steps'>

/** The series of a widget with figures per step, named as by its frames or devices. */
export function steppedSeries({ frames, nodes, steps }: Source): readonly SteppedSeries[] {
  return Object.entries(steps).map(([dataPointId, figures]) => {
    const frame = frames.find((one) => one.dataPointId === dataPointId)
    const point = nodes
      .flatMap(({ data_points: points = [] }) => points)
      .find(({ _id: id }) => id === dataPointId)
    return {
      ...figures,
      dataPointId,
      label: frame?.label ?? point?.presentName ?? dataPointId,
      unit: frame?.unit ?? point?.unit ?? '',
      precision: frame?.precision ?? point?.precision,
      ...(frame?.basis === 'corrected' || point?.correction?.basis === 'corrected'
        ? { basis: 'corrected' as const }
        : {}),
    }
  })
}

/** "mean, time is the start of the period" */
export function combinationText(
  { figures, basis }: SteppedSeries,
  { text, ofBasis }: ExportText,
): string {
  const id: ExportMessageId = `combination.${figures[0]?.combination ?? 'mean'}`
  return text('averaged', { values: ofBasis(text(id), basis) })
}

/**
 * Figures per step side by side: a row for each step, oldest first, and for each series its value, the
 * number of readings behind it, the number expected, their share, and the number excluded by a flag. A
 * withheld value is an empty cell beside its count. Series with readings below their detection limit have their number at the
 * end, in a column for each rule by which they count.
 *
 * @returns null without steps
 */
function stepsTable(data: Source, words: ExportText): ValueTable | null {
  const series = steppedSeries(data)
  if (series.length === 0) return null
  const { text, timezone } = words
  const below = belowColumns(series)
  const rows = new Map<string, TableCell[]>()
  for (const [which, { edges, figures }] of series.entries()) {
    for (const [step, figure] of figures.entries()) {
      const { value, count, expected, coverage, hidden, belowLimit } = figure
      const [start = 0, end = 0] = [edges[step], edges[step + 1]]
      const key = `${start} ${end}`
      const empty = series.flatMap(() => [null, null, null, null, null])
      const row = rows.get(key) ?? [start, start, end, ...empty, ...below.map(() => null)]
      rows.set(key, row)
      const leftOut = hidden === undefined ? null : sumOf(Object.values(hidden))
      row.splice(3 + 5 * which, 5, value, count, expected, coverage, leftOut)
      for (const [at, { place, rule }] of below.entries()) {
        if (place === which) row[3 + 5 * series.length + at] = belowLimit?.[rule] ?? 0
      }
    }
  }
  return {
    title: text('steps'),
    columns: [
      { header: text('time', { timezone }), kind: 'time' },
      { header: text('isoTime'), kind: 'isoTime' },
      { header: text('steps.end', { timezone }), kind: 'time' },
      ...series.flatMap((one) => columnsOf(one, words)),
      ...below.map(({ place, rule }) =>
        numberColumn(text(`steps.below.${rule}`, { label: series[place]?.label ?? '' })),
      ),
    ],
    rows: [...rows.values()].toSorted(([one], [other]) => Number(one) - Number(other)),
  }
}

/** The places of series with readings below their detection limit, once for each rule by which they count. */
const belowColumns = (series: readonly SteppedSeries[]) =>
  series.flatMap(({ figures }, place) =>
    BELOW_LIMIT_RULES.filter((rule) =>
      figures.some(({ belowLimit }) => belowLimit?.[rule] !== undefined),
    ).map((rule) => ({ place, rule })),
  )

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

function columnsOf(series: SteppedSeries, words: ExportText): readonly TableColumn[] {
  const { text } = words
  const { label, unit, precision } = series
  const given = { label, words: combinationText(series, words) }
  return [
    {
      ...numberColumn(
        unit === '' ? text('column', given) : text('columnWithUnit', { ...given, unit }),
      ),
      ...(precision === undefined ? {} : { precision }),
    },
    numberColumn(text('steps.count', { label })),
    numberColumn(text('steps.expected', { label })),
    { ...numberColumn(text('steps.coverage', { label })), precision: 2 },
    numberColumn(text('steps.leftOut', { label })),
  ]
}

export const STEPS_TABLES = {
  steps: (data, words) => [stepsTable(data, words)],
} satisfies Record<string, KindTables>
