import { deviceModel, tellingPoint } from '@airshed/domain'
import { profileOfDevice } from '@airshed/profiles'
import type {
  DataPoint,
  DeviceProfile,
  List,
  Node,
  NodeInclude,
  NodeSearch,
  Sensor,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { NodeRow } from '../../entities/nodes.ts'
import type { VisibleRows } from '../../rows/visible.ts'
import type { Caller } from '../../identity/access.ts'
import { dataPointView } from '../dataPoints/dataPointView.ts'
import { dataPointsOf } from '../dataPoints/queries.ts'
import { factsView } from './configuration/factsView.ts'
import { payloadMappingOf } from './configuration/payloadMapping.ts'
import { settingValues } from './configuration/settingsView.ts'
import { nodeView, sensorView } from './nodeView.ts'
import { findNodes, sensorsOf } from './queries.ts'
import { sensorSettings, type SensorSettings } from './sensors/sensorSettings.ts'

/** A node with the parts that `includes` names. */
export async function describeNode(
  context: ServerContext,
  caller: Caller,
  row: NodeRow,
  includes: readonly NodeInclude[],
): Promise<Node> {
  const node = nodeView(row, caller, context.clock())
  const { db } = context.store
  const whole = withIncludes(context, [node], includes)
  if (!includes.includes('configuration') || !isRead(node)) return (await whole)[0] ?? node
  const holder = row.leased_to ?? row.organization_id
  const isOwners = holder !== null && caller.can('read_devices', holder)
  const { mapsPayload } = deviceModel(row.type)
  const [[found = node], mapping, settings, facts] = await Promise.all([
    whole,
    mapsPayload ? payloadMappingOf(db, row.id) : undefined,
    settingValues(db, row.id, isOwners),
    factsView(db, row, { isOwners, canConfigure: node.actions.includes('configure') }),
  ])
  return {
    ...found,
    settings,
    facts,
    ...(mapping === undefined ? {} : { payload_mapping: mapping }),
  }
}

/** One part of the nodes that match, with the parts that `includes` names. */
export async function nodePage(
  context: ServerContext,
  caller: Caller,
  visible: VisibleRows,
  search: NodeSearch,
): Promise<List<Node>> {
  const found = await findNodes(context.store.db, caller, visible, search)
  const now = context.clock()
  const nodes = found.data.map((row) => nodeView(row, caller, now))
  return { ...found, data: await withIncludes(context, nodes, search.includes ?? []) }
}

/** The owner of a leased device cannot see its parts. */
const isRead = ({ actions }: Node): boolean => actions.includes('read')

/** Takes a statement or two for each requested part, regardless of the number of nodes. */
async function withIncludes(
  { store, clock }: ServerContext,
  nodes: readonly Node[],
  includes: readonly NodeInclude[],
): Promise<Node[]> {
  const ids = nodes.filter(isRead).map((node) => node.node_id)
  const wants = (part: NodeInclude) => includes.includes(part) && ids.length > 0
  const [sensors, settings, dataPoints] = await Promise.all([
    wants('configuration') ? sensorsOf(store.db, ids) : [],
    wants('configuration')
      ? sensorSettings(store.db, ids)
      : ({} as Readonly<Record<string, SensorSettings>>),
    wants('data_points') || wants('newest') ? dataPointsOf(store.db, ids) : [],
  ])
  const sensorsByNode = Map.groupBy(
    sensors.map((row) => sensorView(row, settings[row.id])),
    (sensor: Sensor) => sensor.node_id,
  )
  const pointsByNode = Map.groupBy(
    dataPoints.map(dataPointView),
    (point: DataPoint) => point.node_id,
  )
  const nowMs = clock()
  return nodes.map((node) => ({
    ...node,
    ...(includes.includes('configuration')
      ? { devices: sensorsByNode.get(node.node_id) ?? [] }
      : {}),
    ...(includes.includes('data_points')
      ? { data_points: pointsByNode.get(node.node_id) ?? [] }
      : {}),
    ...(includes.includes('newest')
      ? { newest: newestOf(node, pointsByNode.get(node.node_id) ?? [], nowMs) }
      : {}),
    ...(includes.includes('profiles') ? { profiles: [profileOf(node)] } : {}),
  }))
}

/** The reading that tells most about the air at a node; null: there is none. */
const newestOf = (node: Node, points: readonly DataPoint[], nowMs: number): DataPoint | null =>
  tellingPoint(points, { profile: profileOf(node), intervalMs: node.interval, nowMs }) ?? null

/** The profile by which a node is judged. */
const profileOf = (node: Node): DeviceProfile =>
  profileOfDevice(node.type, {
    device: node.profile_id,
    indoor: node.default_profile_id,
    outdoor: node.default_profile_id,
  })
