import {
  gradeColor,
  type DataPoint,
  type DeviceProfile,
  type Grade,
  type JudgedPollutant,
  type Node,
  type WidgetData,
} from '@airshed/kit'
import type { AirQualityIndexConfig } from './config.ts'

/** One pollutant as it is shown. */
export interface PollutantRow extends Omit<JudgedPollutant, 'grade_id'> {
  /** `PM2.5` */
  label: string
  /** Its name in full. */
  title: string
  /** Decimals of the value. */
  precision: number
  /** In the colour of the palette; null without a value. */
  grade: Grade | null
}

/** The worst of the pollutants. */
export interface Headline {
  /** null: the standard has no numbers, or the value is beyond its table. */
  index: number | null
  grade: Grade
  cause: PollutantRow
}

/** One device with its air. */
export interface AirBlock {
  nodeId: string
  name: string
  isSimulated: boolean
  profile: DeviceProfile
  /** End of the last hour that counts, ms UTC; null: the newest readings are graded instead of hours. */
  timeMs: number | null
  /** null: no pollutant has a grade. */
  headline: Headline | null
  /** In the order of the profile; empty if the profile grades nothing that the device measures. */
  rows: readonly PollutantRow[]
}

/** The devices of the settings that exist, in their order. */
export function airBlocks(
  config: AirQualityIndexConfig,
  { nodes, airQuality }: Pick<WidgetData, 'nodes' | 'airQuality'>,
): AirBlock[] {
  return config.node_id.flatMap((nodeId) => {
    const node = nodes.find(({ _id }) => _id === nodeId)
    const air = airQuality[nodeId]
    // A profile that was chosen a moment ago arrives with the next response.
    const profile = node?.profiles?.find(({ id }) => id === air?.profile_id)
    if (node === undefined || air === undefined || profile === undefined) return []
    const rows = air.pollutants.map((one) => rowOf(one, node, profile, config.palette))
    const cause = rows.find((row) => row.parameter_id === air.overall?.parameter_id)
    return {
      nodeId,
      name: node.presentName,
      isSimulated: node.is_simulated,
      profile,
      timeMs: rows.some(({ averaging }) => averaging !== 'reading') ? air.time : null,
      headline:
        air.overall === null || cause?.grade == null
          ? null
          : { index: air.overall.index, grade: cause.grade, cause },
      rows,
    }
  })
}

function rowOf(
  { grade_id: gradeId, ...pollutant }: JudgedPollutant,
  node: Node,
  profile: DeviceProfile,
  palette: AirQualityIndexConfig['palette'] = 'standard',
): PollutantRow {
  const { parameter_id: parameterId, data_point_id: id } = pollutant
  const point = node.data_points?.find(({ _id }) => _id === id)
  const grade = profile.grades.find((one) => one.id === gradeId)
  return {
    ...pollutant,
    label: point?.shortPresentName ?? parameterId,
    title: point?.presentName ?? parameterId,
    precision: decimalsOf(profile, parameterId, point),
    grade: grade === undefined ? null : { ...grade, color: gradeColor(profile, grade, palette) },
  }
}

/** As many as the standard uses; otherwise those of the parameter. */
function decimalsOf(
  { ranges }: DeviceProfile,
  parameterId: string,
  point: Pick<DataPoint, 'precision'> | undefined,
): number {
  const step = ranges[parameterId]?.truncateTo ?? null
  return step === null ? (point?.precision ?? 1) : Math.max(0, Math.round(-Math.log10(step)))
}
