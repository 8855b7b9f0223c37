import { numberColumn, textColumn, type TableCell, type ValueTable } from '@airshed/domain/tables'
import type { Pairs } from '@airshed/schemas'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/** Two parameters as rows of their pairs, or of the cells of their density, and the statistics of all pairs. */
function pairsTables(pairs: Pairs | null, words: ExportText): readonly ValueTable[] {
  if (pairs === null || pairs.count === 0) return []
  return [pairTable(pairs, words), figuresTable(pairs, words)]
}

function pairTable(
  { points, density, xUnit, yUnit }: Pairs,
  { text, timezone }: ExportText,
): ValueTable {
  const [x, y] = [text('pairs.x', { unit: xUnit }), text('pairs.y', { unit: yUnit })]
  if (points !== null) {
    return {
      title: text('pairs'),
      columns: [
        { header: text('time', { timezone }), kind: 'time' },
        numberColumn(x),
        numberColumn(y),
      ],
      rows: points.start.map((start, at) => [start, points.x[at] ?? null, points.y[at] ?? null]),
    }
  }
  const rows = (density?.counts ?? []).flatMap((row, up) =>
    row.flatMap((count, across): TableCell[][] =>
      count === 0 ? [] : [[density?.x[across] ?? null, density?.y[up] ?? null, count]],
    ),
  )
  return {
    title: text('pairs'),
    columns: [numberColumn(x), numberColumn(y), numberColumn(text('pairs.count'))],
    rows,
  }
}

function figuresTable(pairs: Pairs, { text, share }: ExportText): ValueTable {
  const { regression, orthogonal, agreement, coverage, count, expected } = pairs
  const complete =
    coverage === null
      ? null
      : text('completeness.share', { count, expected, share: share(coverage) })
  const written = (value: number | null | undefined): TableCell =>
    value === null || value === undefined ? null : String(value)
  return {
    title: text('pairs.basis'),
    columns: [textColumn(text('pairs.figure')), textColumn(text('value'))],
    rows: [
      [text('pairs.count'), String(count)],
      [text('completeness'), complete],
      [text('pairs.slope'), written(regression?.slope)],
      [text('pairs.intercept'), written(regression?.intercept)],
      [text('pairs.rSquared'), written(regression?.rSquared)],
      [text('pairs.correlation'), written(regression?.correlation)],
      [text('pairs.residual'), written(regression?.residualDeviation)],
      [text('pairs.orthogonalSlope'), written(orthogonal?.slope)],
      [text('pairs.orthogonalSlopeUncertainty'), written(orthogonal?.slopeUncertainty)],
      [text('pairs.orthogonalIntercept'), written(orthogonal?.intercept)],
      [text('pairs.orthogonalInterceptUncertainty'), written(orthogonal?.interceptUncertainty)],
      [text('pairs.rmse'), written(agreement?.rmse)],
      [text('pairs.bias'), written(agreement?.bias)],
    ],
  }
}

export const PAIRS_TABLES = {
  pairs: ({ pairs }, words) => pairs.flatMap((one) => pairsTables(one, words)),
} satisfies Record<string, KindTables>
