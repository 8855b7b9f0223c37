import { availableSensors, driverOf, isRemovable, sensorIdOf } from '@airshed/domain'
import type { AvailableSensor, SensorCreate } from '@airshed/schemas'
import type { Kysely, Transaction } from 'kysely'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import { sensorsOf } from '../queries.ts'
import { findSensor } from './findSensor.ts'

type Node = Pick<NodeRow, 'id' | 'type' | 'serial'>

/** Sensors that can be attached to a node, with the free connections. */
export const freeConnections = async (
  db: Kysely<Tables>,
  { id, type }: Node,
): Promise<readonly AvailableSensor[]> => availableSensors(type, await sensorsOf(db, [id]))

/**
 * Attaches a sensor to a node; one that was attached before gets its row and readings back.
 *
 * @returns its id
 * @throws VALIDATION_FAILED if the node cannot read such a sensor there, CONNECTION_TAKEN if another sensor is there
 */
export async function attachSensor(
  tx: Transaction<Tables>,
  node: Node,
  { name, ...connection }: SensorCreate,
): Promise<string> {
  const driver = driverOf(name)
  const possible = connectionsOf(availableSensors(node.type, []), name)
  if (driver === undefined || possible.length === 0) {
    throw invalidField('/name', `a sensor that a device of type ${node.type} reads`, name)
  }
  const isSame = (other: typeof connection) => sensorIdOf('', other) === sensorIdOf('', connection)
  if (!possible.some(isSame)) {
    throw invalidField('/com_port', `a connection that ${name} can have`, connection)
  }
  if (!connectionsOf(await freeConnections(tx, node), name).some(isSame)) {
    throw apiError('CONNECTION_TAKEN', {
      name,
      port: String(connection.com_port),
      type: String(connection.com_type),
      address: String(connection.address),
    })
  }
  const id = sensorIdOf(node.serial, connection)
  const facts = {
    name,
    model: '',
    vendor: driver.vendor,
    sensor_type: driver.sensorType,
    configuration: '{}',
    removed_at: null,
  }
  await tx
    .insertInto('sensors')
    .values({ id, node_id: node.id, ...connection, ...facts, enabled: 1, debug: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute()
  return id
}

/**
 * Detaches a sensor from a node and deletes its settings. Its data points and their readings are kept.
 *
 * @throws NOT_FOUND, or SENSOR_BUILT_IN if it is part of its device
 */
export async function detachSensor(
  tx: Transaction<Tables>,
  node: Node,
  sensorId: string,
  now: number,
): Promise<void> {
  const sensor = await findSensor(tx, node.id, sensorId)
  if (!isRemovable(node.type, sensor)) throw apiError('SENSOR_BUILT_IN', { id: sensorId })
  await tx.updateTable('sensors').set({ removed_at: now }).where('id', '=', sensorId).execute()
  await tx
    .deleteFrom('device_settings')
    .where('node_id', '=', node.id)
    .where('sensor_id', '=', sensorId)
    .execute()
}

const connectionsOf = (available: readonly AvailableSensor[], name: string) =>
  available.find((one) => one.name === name)?.connections ?? []
