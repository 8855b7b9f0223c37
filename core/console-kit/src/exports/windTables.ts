import { numberColumn, textColumn, type TableCell, type ValueTable } from '@airshed/domain/tables'
import type { PercentileFigures, PercentileRose, PolarPlot } from '@airshed/schemas'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/** A percentile rose as rows of its sectors, of calms and of all hours, with its completeness. */
function percentileTables(rose: PercentileRose | null, words: ExportText): readonly ValueTable[] {
  if (rose === null || rose.count === 0) return []
  const { text, yesNo } = words
  const unit = rose.pollutantUnit
  const row = (name: string, figures: PercentileFigures): TableCell[] => [
    name,
    figures.count,
    yesNo(figures.isFew),
    figures.mean,
    ...figures.percentiles,
  ]
  return [
    {
      title: text('wind.percentiles'),
      columns: [
        textColumn(text('wind.from')),
        numberColumn(text('wind.hours')),
        textColumn(text('wind.uncertain')),
        numberColumn(text('wind.mean', { unit })),
        ...rose.percentiles.map((percent) =>
          numberColumn(text('wind.percentile', { percent, unit })),
        ),
      ],
      rows: [
        ...rose.sectors.map((sector) => row(String(sector.directionDeg), sector)),
        row(text('wind.calm'), rose.calm),
        row(text('wind.all'), rose.all),
      ],
    },
    basisTable(rose, words),
  ]
}

/** A polar plot as rows of its cells, each with its wind and the readings behind it. */
function polarTables(plot: PolarPlot | null, words: ExportText): readonly ValueTable[] {
  if (plot === null || plot.count === 0) return []
  const { text, yesNo } = words
  const rows = plot.means.flatMap((row, up) =>
    row.flatMap((mean, across): TableCell[][] => {
      if (mean === null) return []
      const [east, north] = [plot.axis[across] ?? 0, plot.axis[up] ?? 0]
      const hours = plot.hours[up]?.[across] ?? 0
      const deg = (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360
      return [
        [
          Number(Math.hypot(east, north).toFixed(2)),
          east === 0 && north === 0 ? null : deg,
          mean,
          hours,
          yesNo(hours < plot.fewBelow),
        ],
      ]
    }),
  )
  return [
    {
      title: text('wind.polar'),
      columns: [
        numberColumn(text('wind.speed', { unit: plot.speedUnit })),
        numberColumn(text('wind.from')),
        numberColumn(text('wind.mean', { unit: plot.pollutantUnit })),
        numberColumn(text('wind.hours.weighed')),
        textColumn(text('wind.uncertain')),
      ],
      rows,
    },
    basisTable(plot, words),
  ]
}

function basisTable(
  { count, expected, coverage }: Pick<PolarPlot, 'count' | 'expected' | 'coverage'>,
  { text, share }: ExportText,
): ValueTable {
  const complete =
    coverage === null
      ? null
      : text('completeness.share', { count, expected, share: share(coverage) })
  return {
    title: text('wind.basis'),
    columns: [textColumn(text('wind.basis')), textColumn(text('value'))],
    rows: [
      [text('wind.hours'), String(count)],
      [text('completeness'), complete],
    ],
  }
}

export const WIND_TABLES = {
  percentileRose: ({ percentileRoses }, words) =>
    percentileRoses.flatMap((rose) => percentileTables(rose, words)),
  polarPlot: ({ polarPlots }, words) => polarPlots.flatMap((plot) => polarTables(plot, words)),
} satisfies Record<string, KindTables>
