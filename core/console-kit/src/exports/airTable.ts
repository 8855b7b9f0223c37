import type { WidgetData } from '@airshed/contract'
import { numberColumn, textColumn, type TableCell, type ValueTable } from '@airshed/domain/tables'
import type { JudgedPollutant } from '@airshed/schemas'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/**
 * The air quality of devices: a row for each pollutant with its average, the readings behind it, its index and
 * grade, and whether it determines the overall index. A withheld value is an empty cell beside its count.
 *
 * @returns null without any air quality
 */
function airTable(
  { nodes, airQuality }: Pick<WidgetData, 'nodes' | 'airQuality'>,
  words: ExportText,
): ValueTable | null {
  const { text, timezone, yesNo } = words
  const rows = Object.entries(airQuality).flatMap(([nodeId, air]) => {
    const node = nodes.find(({ _id: id }) => id === nodeId)
    const profile = node?.profiles?.find(({ id }) => id === air.profile_id)
    const gradeName = (id: string | null): string | null =>
      profile?.grades.find((grade) => grade.id === id)?.name ?? id
    return air.pollutants.map((one): TableCell[] => [
      node?.presentName ?? nodeId,
      profile?.name ?? air.profile_id,
      air.time,
      air.time,
      pollutantName(one, node),
      text(`air.averaging.${one.averaging}`),
      one.value,
      one.unit,
      one.count,
      one.expected,
      one.coverage,
      one.index,
      gradeName(one.grade_id),
      yesNo(one.parameter_id === air.overall?.parameter_id),
    ])
  })
  if (rows.length === 0) return null
  return {
    title: text('air'),
    columns: [
      textColumn(text('device')),
      textColumn(text('air.profile')),
      { header: text('air.end', { timezone }), kind: 'time' },
      { header: text('isoTime'), kind: 'isoTime' },
      textColumn(text('parameter')),
      textColumn(text('provenance.averaging')),
      numberColumn(text('value')),
      textColumn(text('provenance.unit')),
      numberColumn(text('air.count')),
      numberColumn(text('air.expected')),
      { ...numberColumn(text('completeness')), precision: 2 },
      numberColumn(text('air.index')),
      textColumn(text('air.grade')),
      textColumn(text('air.responsible')),
    ],
    rows,
  }
}

const pollutantName = (
  { data_point_id: id, parameter_id: parameterId }: JudgedPollutant,
  node: WidgetData['nodes'][number] | undefined,
): string => node?.data_points?.find(({ _id }) => _id === id)?.presentName ?? parameterId

export const AIR_TABLES = {
  airQuality: (data, words) => [airTable(data, words)],
} satisfies Record<string, KindTables>
