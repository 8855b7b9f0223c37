import { parameterById } from '@airshed/profiles'
import type { ChartFrame } from '../frames/chartFrame.ts'

/** A frame of a known parameter: `1C00A3F7.0.0.0/132:5`, without readings unless given. */
export function sampleFrame(dataPointId: string, values: readonly number[] = []): ChartFrame {
  const [connection = '', path = ''] = dataPointId.split('/')
  const parameter = parameterById(path)
  if (parameter === undefined) throw new Error(`expected a known parameter, got ${path}`)
  const nodeId = `${connection.split('.')[0] ?? ''}:0`
  const { name, shortName: shortLabel, unit, precision, kind } = parameter
  return {
    dataPointId,
    nodeId,
    path,
    label: `${name} · ${nodeId}`,
    deviceName: nodeId,
    shortLabel,
    times: Float64Array.from(values, (_, index) => index * 10),
    values: Float64Array.from(values),
    unit,
    precision,
    kind,
    averagingPeriodMs: null,
    reportingIntervalMs: 0,
  }
}
