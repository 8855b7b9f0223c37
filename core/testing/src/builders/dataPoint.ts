import { nodeIdOf } from '@airshed/data'
import { parameterById } from '@airshed/profiles'
import type { DataPoint } from '@airshed/schemas'

/** The parts of an id such as `1C00A3F7.0.0.0/132:5`; an id in another format is its own parameter. */
function partsOf(id: string): { connection: string; path: string } {
  const slash = id.indexOf('/')
  return slash < 0
    ? { connection: '1C00A3F7.0.0.0', path: `raw:${id}` }
    : { connection: id.slice(0, slash), path: id.slice(slash + 1) }
}

/** A data point as the server describes it: its parameter is looked up by the end of its id. */
export function dataPoint(id: string, changes: Partial<DataPoint> = {}): DataPoint {
  const { connection, path } = partsOf(id)
  const parameter = parameterById(path)
  const key = path.replace(/^raw:/, '')
  const kind = parameter?.kind ?? 'scalar'
  return {
    _id: id,
    _type: 'metric',
    path,
    device_id: connection,
    node_id: nodeIdOf(id) ?? '1C00A3F7:0',
    name: parameter?.wireName ?? key,
    presentName: parameter?.name ?? key,
    shortPresentName: parameter?.shortName ?? key,
    unit: parameter?.unit ?? '',
    precision: parameter?.precision ?? 1,
    kind,
    isMapped: parameter !== undefined,
    isWindDirection: kind === 'direction',
    lastValue: null,
    lastTimeReportedTs: null,
    ...changes,
  }
}
