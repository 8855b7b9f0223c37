import { parameterById } from '@airshed/profiles'
import { REFERENCE_TAG, type ReferenceDevice } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import { IS_COMPARABLE } from './comparable.ts'

/** A data point of a reference. */
interface ReferencePoint {
  id: string
  path: string
  name: string
  unit: string
}

/** A sensor of a device with the tag `reference`, and what it measures. */
export interface Reference {
  /** Of the sensor. */
  id: string
  nodeId: string
  serial: string
  /** Of the device; its serial if it has none. */
  name: string
  sensor: string
  points: ReferencePoint[]
}

/** The references that may be read, in the order of their serials. @param id only this one. Default: all */
export async function findReferences(
  db: Db,
  visible: Condition,
  id?: string,
): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select sensors.id, nodes.id as "nodeId", nodes.serial,
      coalesce(nullif(nodes.name, ''), nodes.serial) as name, sensors.name as sensor,
      json_agg(json_build_object('id', data_points.id, 'path', data_points.path,
        'name', data_points.name, 'unit', data_points.unit)
        order by data_points.path, data_points.id) as points
    from nodes
    join sensors on sensors.node_id = nodes.id
    join data_points on data_points.sensor_id = sensors.id and ${IS_COMPARABLE}
    where nodes.tags @> ${[REFERENCE_TAG]}::text[] and ${visible}
      ${id === undefined ? sql`` : sql`and sensors.id = ${id}`}
    group by sensors.id, nodes.id
    order by nodes.serial, sensors.id`.execute(db)
  return rows
}

/** A reference as the API returns it. */
export const referenceView = ({
  id,
  nodeId,
  serial,
  name,
  sensor,
  points,
}: Reference): ReferenceDevice => ({
  id,
  path: id,
  name,
  node_id: nodeId,
  sensor,
  serial,
  parameters: points.map((point) =>
    point.name === '' ? (parameterById(point.path)?.name ?? point.path) : point.name,
  ),
})
