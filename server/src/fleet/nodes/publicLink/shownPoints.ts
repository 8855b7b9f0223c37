import { dataPointIdAt, otherPlaces } from '@airshed/domain'
import { PARAMETERS } from '@airshed/profiles'
import type { Db } from '../../../storage/store/db.ts'
import { dataPointsOf, type ShownRow } from '../../dataPoints/queries.ts'

/** Parameters about the device itself: battery, signal, online. */
const OF_DEVICE = '190:'
const MEASURED = PARAMETERS.map(({ id }) => id).filter((id) => !id.startsWith(OF_DEVICE))

/**
 * The air parameters of a device that it ever reported, in the order of the catalogue: without unmapped keys,
 * computed data points and parameters about the device itself. If several sensors measure one parameter, picks the
 * one that widgets show too.
 */
export async function shownPoints(db: Db, nodeId: string): Promise<ShownRow[]> {
  const all = await dataPointsOf(db, [nodeId])
  const points = all.filter(({ is_mapped: isMapped, last_ts: at }) => isMapped && at !== null)
  const data_points = points.map(({ id: _id, path, last_ts: lastTimeReportedTs }) => ({
    _id,
    path,
    lastTimeReportedTs,
  }))
  const places = otherPlaces([{ _id: nodeId, data_points }], MEASURED)
  return MEASURED.flatMap((path) => {
    const id = dataPointIdAt(nodeId, path, places)
    return points.filter((point) => point.id === id)
  })
}
