import type { TableCell, TableColumn, ValueTable } from '@airshed/domain/tables'
import type { Rose } from '@airshed/schemas'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/** A rose as rows of its sectors and speed classes, and the readings behind it. */
function roseTables(rose: Rose | null, words: ExportText): readonly ValueTable[] {
  if (rose === null || rose.wind.count === 0) return []
  return [sharesTable(rose, words), basisTable(rose, words)]
}

function sharesTable({ wind, pollution }: Rose, { text }: ExportText): ValueTable {
  const number = (id: Parameters<typeof text>[0]): TableColumn => ({
    header: text(id),
    kind: 'number',
  })
  const means = (cell: { mean: number | null; count: number } | undefined): TableCell[] =>
    pollution === null ? [] : [cell?.mean ?? null, cell?.count ?? 0]
  const rows = wind.sectors.flatMap(({ directionDeg, classes }, sector) =>
    classes.map(({ count, percent }, place): TableCell[] => [
      directionDeg,
      wind.classes[place]?.from ?? null,
      wind.classes[place]?.to ?? null,
      count,
      percent,
      ...means(pollution?.sectors[sector]?.classes[place]),
    ]),
  )
  return {
    title: text('rose'),
    columns: [
      number('rose.direction'),
      number('rose.above'),
      number('rose.upTo'),
      number('rose.count'),
      { ...number('rose.percent'), precision: 2 },
      ...(pollution === null ? [] : [number('rose.mean'), number('rose.meanCount')]),
    ],
    // Calms have no direction and a speed of 0.
    rows: [...rows, [null, 0, 0, wind.calmCount, wind.calmPercent, ...means(pollution?.calm)]],
  }
}

function basisTable(rose: Rose, { text, averaging, share, yesNo }: ExportText): ValueTable {
  const { wind, averagingPeriodMs, coverage, expected, unpairedCount } = rose
  const complete =
    coverage === null
      ? null
      : text('completeness.share', { count: wind.count, expected, share: share(coverage) })
  return {
    title: text('rose.basis'),
    columns: [
      { header: text('rose.basis'), kind: 'text' },
      { header: text('value'), kind: 'text' },
    ],
    rows: [
      [text('provenance.averaging'), averaging({ averagingPeriodMs, kind: 'scalar' })],
      [text('rose.count'), String(wind.count)],
      [text('completeness'), complete],
      [text('rose.unpaired'), String(unpairedCount)],
      [text('rose.rounded'), yesNo(wind.isBiased)],
      [text('rose.corrected'), yesNo(wind.isCorrected)],
    ],
  }
}

export const ROSE_TABLES = {
  rose: ({ roses }, words) => roses.flatMap((rose) => roseTables(rose, words)),
} satisfies Record<string, KindTables>
