import { deviceModel, headlinePoint } from '@airshed/domain'
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
import { holderOf, type NodeRow } from '../../access/entities/nodes.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Caller } from '../../access/identity/access.ts'
import { dataPointView } from '../dataPoints/dataPointView.ts'
import { dataPointsOf } from '../dataPoints/queries.ts'
import { factsOfMany, type AskedFacts } from './configuration/factsOfMany.ts'
import { payloadMappingOf } from './configuration/payloadMapping.ts'
import { settingValues } from './configuration/settingsView.ts'
import { nodeView, sensorView } from './nodeView.ts'
import { findNodes, sensorsOf } from './queries.ts'
import { sensorSettings, type SensorSettings } from './sensors/sensorSettings.ts'

/** What parts of nodes are read with: the store, or a transaction. */
interface ReadingContext {
  store: { db: Db }
  clock: ServerContext['clock']
}

/** A node with the parts that `includes` names. */
export async function describeNode(
  context: ReadingContext,
  caller: Caller,
  row: NodeRow,
  includes: readonly NodeInclude[],
): Promise<Node> {
  const node = nodeView(row, caller, context.clock())
  const { db } = context.store
  const isConfiguration = includes.includes('configuration') && isRead(node)
  const parts = isConfiguration ? [...includes, 'facts' as const] : includes
  const whole = withIncludes(context, caller, [node], parts)
  if (!isConfiguration) return (await whole)[0] ?? node
  const { mapsPayload } = deviceModel(row.type)
  const [[found = node], mapping, settings] = await Promise.all([
    whole,
    mapsPayload ? payloadMappingOf(db, row.id) : undefined,
    settingValues(db, row.id, isUsedBy(caller, node)),
  ])
  return {
    ...found,
    settings,
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
  return { ...found, data: await withIncludes(context, caller, nodes, search.includes ?? []) }
}

/** The owner of a leased device cannot see its parts. */
const isRead = ({ actions }: Node): boolean => actions.includes('read')

/** What the caller may see of the facts of the nodes that they read. */
const askedFacts = (nodes: readonly Node[], caller: Caller): AskedFacts[] =>
  nodes.filter(isRead).map((node) => ({
    id: node.node_id,
    type: node.type,
    isOwners: isUsedBy(caller, node),
    canConfigure: node.actions.includes('configure'),
  }))

/** Whether the caller belongs to the organization that uses a device. */
function isUsedBy(caller: Caller, node: Pick<Node, 'leased_to' | 'organization_id'>): boolean {
  const holder = holderOf(node)
  return holder !== null && caller.can('read_devices', holder)
}

/** Takes a statement or two for each requested part, regardless of the number of nodes. */
async function withIncludes(
  { store, clock }: ReadingContext,
  caller: Caller,
  nodes: readonly Node[],
  includes: readonly NodeInclude[],
): Promise<Node[]> {
  const ids = nodes.filter(isRead).map((node) => node.node_id)
  const wants = (part: NodeInclude) => includes.includes(part) && ids.length > 0
  const [sensors, settings, dataPoints, facts] = await Promise.all([
    wants('configuration') ? sensorsOf(store.db, ids) : [],
    wants('configuration')
      ? sensorSettings(store.db, ids)
      : ({} as Readonly<Record<string, SensorSettings>>),
    wants('data_points') || wants('newest') ? dataPointsOf(store.db, ids) : [],
    wants('facts') ? factsOfMany(store.db, askedFacts(nodes, caller)) : undefined,
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
    ...(includes.includes('facts') && isRead(node) ? { facts: facts?.get(node.node_id) } : {}),
    ...(includes.includes('profiles') ? { profiles: [profileOf(node)] } : {}),
  }))
}

/** The reading that says most about the air at a node; null: there is none. */
const newestOf = (node: Node, points: readonly DataPoint[], nowMs: number): DataPoint | null =>
  headlinePoint(points, { profile: profileOf(node), intervalMs: node.interval, nowMs }) ?? null

/** The profile by which a node is graded. */
const profileOf = (node: Node): DeviceProfile =>
  profileOfDevice(node.type, {
    device: node.profile_id,
    indoor: node.default_profile_id,
    outdoor: node.default_profile_id,
  })
