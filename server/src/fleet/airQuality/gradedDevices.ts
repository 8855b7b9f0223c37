import { averagingOf, dataPointIdAt, otherPlaces } from '@airshed/domain'
import { profileOfDevice } from '@airshed/profiles'
import type { Averaging, DeviceProfile, ParameterKind } from '@airshed/schemas'
import { nodeRows, type NodeRow } from '../../access/entities/nodes.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'

/** One parameter that is graded, and the data point that measures it. */
export interface GradedPoint {
  readonly id: string
  readonly parameterId: string
  readonly unit: string
  /** Decimals of its readings. */
  readonly precision: number
  /** Most decimals that its readings came with; null: none came yet. */
  readonly decimals: number | null
  readonly kind: ParameterKind
  readonly averaging: Averaging
  /** Time of its newest reading, ms UTC; null: there is none. */
  readonly lastMs: number | null
  /** That reading as figures count it; null: it is empty, a flag hides it, or it is not counted. */
  readonly lastValue: number | null
  /** The detection limit that it is below; null: it is not below any. */
  readonly lastLimit: number | null
}

/** A device with the parameters that its profile grades. */
export interface GradedDevice {
  readonly nodeId: string
  /** Its serial if it has no name. */
  readonly name: string
  readonly isSimulated: boolean
  readonly timezone: string
  readonly intervalMs: number
  readonly profile: DeviceProfile
  /** In the order of the profile. */
  readonly points: readonly GradedPoint[]
}

/** Those of the devices that meet the condition. */
export async function gradedDevices(
  db: Db,
  visible: Condition,
  nodeIds: readonly string[],
): Promise<GradedDevice[]> {
  const nodes = await nodeRows(db).where(isAnyOf('nodes.id', nodeIds)).where(visible).execute()
  const graded = nodes.map((node) => ({ node, profile: profileOf(node) }))
  const paths = new Set(graded.flatMap(({ profile }) => Object.keys(profile.ranges)))
  const points = await pointsOf(
    db,
    nodes.map(({ id }) => id),
    [...paths],
  )
  return graded.map(({ node, profile }) => ({
    nodeId: node.id,
    name: node.name === '' ? node.serial : node.name,
    isSimulated: node.is_simulated,
    timezone: node.timezone,
    intervalMs: node.interval_ms,
    profile,
    points: gradedPoints(
      node.id,
      profile,
      points.filter((point) => point.node_id === node.id),
    ),
  }))
}

const profileOf = (node: NodeRow): DeviceProfile =>
  profileOfDevice(node.type, {
    device: node.profile_id,
    indoor: node.indoor_profile_id,
    outdoor: node.outdoor_profile_id,
  })

type PointRow = Awaited<ReturnType<typeof pointsOf>>[number]

const pointsOf = (db: Db, nodeIds: readonly string[], paths: readonly string[]) =>
  db
    .selectFrom('data_points')
    .select(['id', 'node_id', 'path', 'unit', 'precision', 'decimals', 'kind'])
    .select(['last_ts', 'last_value', 'last_limit'])
    .where(isAnyOf('data_points.node_id', nodeIds))
    .where(isAnyOf('data_points.path', paths))
    .execute()

/** If several sensors measure one parameter, picks the one that widgets show too. */
function gradedPoints(
  nodeId: string,
  profile: DeviceProfile,
  points: readonly PointRow[],
): GradedPoint[] {
  const paths = Object.keys(profile.ranges)
  const data_points = points.map(({ id: _id, path, last_ts: lastTimeReportedTs }) => ({
    _id,
    path,
    lastTimeReportedTs,
  }))
  const places = otherPlaces([{ _id: nodeId, data_points }], paths)
  return paths.flatMap((parameterId) => {
    const averaging = averagingOf(profile, parameterId)
    const id = dataPointIdAt(nodeId, parameterId, places)
    const point = points.find((one) => one.id === id)
    if (averaging === null || point === undefined) return []
    const { unit, precision, decimals, last_ts: lastMs } = point
    const { last_value: lastValue, last_limit: lastLimit } = point
    const kind = point.kind as ParameterKind
    const newest = { decimals, lastMs, lastValue, lastLimit }
    return [{ id, parameterId, unit, precision, kind, averaging, ...newest }]
  })
}
