import { randomUUID } from 'node:crypto'
import { parameterById } from '@airshed/profiles'
import { DAY_MS, deviceModel, displayedStatus, statusRank } from '@airshed/domain'
import type { ServerContext } from '../../../context.ts'
import { sensorColumns } from '../../../fleet/ingest/deviceRows.ts'
import { connectionOf } from '../../../fleet/ingest/settleReadings.ts'
import { deliveredSettings, placesItself } from '../channel/demoDevice.ts'
import { deliveredSensorSettings } from '../channel/demoSensor.ts'
import { FLEET, HARBOUR, SHARED_WITH_HARBOUR, type DemoNode } from '../fleet/fleet.ts'
import { CITY_TIMEZONE } from '../simulation/cityTime.ts'
import { reporterOf } from '../simulation/report.ts'
import { addDeliveredScripts } from './scripts.ts'

/** What devices of the demo run until they are updated. */
export const DELIVERED_FIRMWARE = '3.2.1'

/** Creates the nodes, sensors, data points and shares of the fleet that are missing. */
export async function addDevices(context: ServerContext, setupAt: number): Promise<void> {
  const { db } = context.store
  await db
    .insertInto('nodes')
    .values(FLEET.map((node) => nodeRow(node, setupAt)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('sensors')
    .values(FLEET.flatMap(sensorRows))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('data_points')
    .values(FLEET.flatMap((node) => dataPointRows(node, setupAt)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addDeliveredSettings(context, setupAt)
  await addDeliveredScripts(context, setupAt)
  await db
    .insertInto('node_shares')
    .values(
      FLEET.filter(({ name }) => SHARED_WITH_HARBOUR.includes(name)).map(({ nodeId }) => ({
        node_id: nodeId,
        organization_id: HARBOUR,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds the settings that configurable devices reported when they were set up. */
async function addDeliveredSettings({ store }: ServerContext, setupAt: number): Promise<void> {
  const asked = FLEET.filter(
    ({ type, status }) => deviceModel(type).channel !== 'none' && status !== 'inventory',
  )
  await store.db
    .insertInto('device_channels')
    .values(
      asked.map(({ nodeId, type }) => ({
        node_id: nodeId,
        firmware: DELIVERED_FIRMWARE,
        hardware: type,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('device_settings')
    .values(
      asked.flatMap((node) => [
        ...settingRows(node, '', deliveredSettings(node), setupAt),
        ...node.instruments.flatMap((instrument) =>
          settingRows(
            node,
            connectionOf(node.serial, instrument.sensor),
            deliveredSensorSettings(instrument),
            setupAt,
          ),
        ),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function settingRows(
  { nodeId }: DemoNode,
  sensorId: string,
  settings: Readonly<Record<string, unknown>>,
  setupAt: number,
) {
  return Object.entries(settings).map(([name, value]) => ({
    node_id: nodeId,
    sensor_id: sensorId,
    name,
    reported: JSON.stringify(value),
    reported_at: setupAt,
  }))
}

function nodeRow(node: DemoNode, setupAt: number) {
  const isPlaced = node.status !== 'inventory'
  return {
    id: node.nodeId,
    serial: node.serial,
    type: node.type,
    name: node.name,
    description: node.description,
    tags: isPlaced ? [node.site] : [],
    organization_id: node.organizationId,
    external_id: randomUUID(),
    timezone: CITY_TIMEZONE,
    timezone_source: 'device' as const,
    reported_timezone: CITY_TIMEZONE,
    interval_ms: node.intervalMs,
    last_online: null,
    status: node.status,
    status_rank: statusRank(displayedStatus({ ...node, lastReportTs: null }, setupAt)),
    latitude: isPlaced ? node.latitude : null,
    longitude: isPlaced ? node.longitude : null,
    location_type: isPlaced && !placesItself(node) ? ('manual' as const) : ('auto' as const),
    is_simulated: true,
    created_at: setupAt - 7 * DAY_MS,
  }
}

function sensorRows({ serial, nodeId, instruments }: DemoNode) {
  return instruments.map(({ sensor, configuration = {} }) => ({
    id: connectionOf(serial, sensor),
    node_id: nodeId,
    ...sensorColumns(sensor),
    enabled: 1,
    debug: 0,
    configuration: JSON.stringify(configuration),
  }))
}

function dataPointRows(node: DemoNode, setupAt: number) {
  return reporterOf(node, setupAt).channels.map(({ dataPointId, parameterId }) => {
    const parameter = parameterById(parameterId)
    if (parameter === undefined) throw new Error(`There is no parameter ${parameterId}`)
    return {
      id: dataPointId,
      node_id: node.nodeId,
      sensor_id: dataPointId.slice(0, dataPointId.indexOf('/')),
      path: parameterId,
      is_mapped: true,
      name: parameter.name,
      unit: parameter.unit,
      precision: parameter.precision,
      kind: parameter.kind,
      last_ts: null,
      last_value: null,
    }
  })
}
