import type { WidgetData } from '@airshed/contract'
import { numberColumn, textColumn, type TableCell, type ValueTable } from '@airshed/domain/tables'
import { cycleGroupName, type CycleView } from '@airshed/ui'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

const VIEWS: readonly CycleView[] = ['hour', 'weekday', 'month', 'weekdayHour']

/**
 * The typical cycles of data points: a row for each hour of the day, weekday, month and hour of the week, with its
 * mean, the 95 % interval of the mean, and the readings behind it. A withheld mean is an empty cell beside its count.
 *
 * @returns null without any cycles
 */
function cyclesTable(
  { nodes, cycles }: Pick<WidgetData, 'nodes' | 'cycles'>,
  { text, locale, ofBasis }: ExportText,
): ValueTable | null {
  const points = nodes.flatMap(({ presentName, data_points: all = [] }) =>
    all.map((point) => ({ ...point, deviceName: presentName })),
  )
  const rows = Object.entries(cycles).flatMap(([id, course]) => {
    const point = points.find(({ _id }) => _id === id)
    return VIEWS.flatMap((view) =>
      course[view].map(({ value, low, high, count, expected, coverage }, group): TableCell[] => [
        point?.deviceName ?? '',
        point?.presentName ?? id,
        text(`cycles.${view}`),
        cycleGroupName(view, group, locale),
        course.timezone,
        value,
        low,
        high,
        point?.unit ?? '',
        ofBasis(
          text(`combination.${course.hourly}`),
          point?.correction?.basis === 'corrected' ? 'corrected' : undefined,
        ),
        count,
        expected,
        coverage,
      ]),
    )
  })
  if (rows.length === 0) return null
  return {
    title: text('cycles'),
    columns: [
      textColumn(text('device')),
      textColumn(text('parameter')),
      textColumn(text('cycles.by')),
      textColumn(text('cycles.group')),
      textColumn(text('provenance.timezone')),
      numberColumn(text('cycles.mean')),
      numberColumn(text('cycles.low')),
      numberColumn(text('cycles.high')),
      textColumn(text('provenance.unit')),
      textColumn(text('cycles.hourly')),
      numberColumn(text('cycles.count')),
      numberColumn(text('cycles.expected')),
      { ...numberColumn(text('completeness')), precision: 2 },
    ],
    rows,
  }
}

export const CYCLES_TABLES = {
  cycles: (data, words) => [cyclesTable(data, words)],
} satisfies Record<string, KindTables>
