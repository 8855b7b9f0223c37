import { profileOfDeviceType } from '@airshed/profiles'
import type { DataPoint, Node, NodeInclude, NodeSearch, Page, Sensor } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { dataPointView } from '../dataPoints/dataPointView.ts'
import { dataPointsOf } from '../dataPoints/queries.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { nodeView, sensorView } from './nodeView.ts'
import { findNodes, readNode, sensorsOf } from './queries.ts'

const DEFAULT_SIZE = 100

/** @throws ApiError 404 for a node that is not there, or not for this caller */
export async function getNode(
  context: ServerContext,
  caller: Caller,
  id: string,
  includes: readonly NodeInclude[],
): Promise<Node> {
  const row = await readNode(context.store.db, caller, id)
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Node', id })
  const node = nodeView(row, caller, context.clock())
  const [whole = node] = await withIncludes(context, [node], includes)
  return whole
}

/** One page of the nodes that match, with the parts that `includes` names. */
export async function searchNodes(
  context: ServerContext,
  caller: Caller,
  search: NodeSearch,
): Promise<Page<Node>> {
  const page = pageRequest(search, DEFAULT_SIZE)
  const { rows, total } = await findNodes(context.store.db, caller, search, page)
  const now = context.clock()
  const nodes = rows.map((row) => nodeView(row, caller, now))
  return pageOf(page, { rows: await withIncludes(context, nodes, search.includes ?? []), total })
}

/** One statement for each part that is asked for, whatever the number of nodes. */
async function withIncludes(
  { store }: ServerContext,
  nodes: readonly Node[],
  includes: readonly NodeInclude[],
): Promise<Node[]> {
  const ids = nodes.map((node) => node.node_id)
  const wants = (part: NodeInclude) => includes.includes(part) && ids.length > 0
  const [sensors, dataPoints] = await Promise.all([
    wants('configuration') ? sensorsOf(store.db, ids) : [],
    wants('data_points') ? dataPointsOf(store.db, ids) : [],
  ])
  const sensorsByNode = Map.groupBy(sensors.map(sensorView), (sensor: Sensor) => sensor.node_id)
  const pointsByNode = Map.groupBy(
    dataPoints.map(dataPointView),
    (point: DataPoint) => point.node_id,
  )
  return nodes.map((node) => ({
    ...node,
    ...(includes.includes('configuration')
      ? { devices: sensorsByNode.get(node.node_id) ?? [] }
      : {}),
    ...(includes.includes('data_points')
      ? { data_points: pointsByNode.get(node.node_id) ?? [] }
      : {}),
    ...(includes.includes('profiles') ? { profiles: [profileOfDeviceType(node.type)] } : {}),
  }))
}
