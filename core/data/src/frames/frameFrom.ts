import type { Frame } from '@airshed/contract'
import type { DataPoint, Measurement, Node, SeriesInfo } from '@airshed/schemas'
import { createFrame, type FrameColumns } from './frameBuffer.ts'
import { seriesFault } from './seriesFault.ts'

/** The parts of a data point and of its node that a frame contains. */
export type FrameDataPoint = Pick<
  DataPoint,
  | '_id'
  | 'node_id'
  | 'path'
  | 'name'
  | 'presentName'
  | 'shortPresentName'
  | 'unit'
  | 'precision'
  | 'decimals'
  | 'kind'
>
export type FrameNode = Pick<Node, 'presentName' | 'interval' | 'is_simulated'>

export interface FrameOptions {
  info?: (Pick<SeriesInfo, 'averagingPeriodMs'> & Partial<SeriesInfo>) | null
  /** The label includes the device: for widgets that show several. Default false. */
  withNodeName?: boolean
}

/** A frame around existing columns. */
export function frameOf(
  columns: FrameColumns,
  dataPoint: FrameDataPoint,
  node: FrameNode,
  { info = null, withNodeName = false }: FrameOptions = {},
): Frame {
  const { _id: dataPointId } = dataPoint
  const label = dataPoint.presentName || dataPoint.name
  const isAveraged = (info?.averagingPeriodMs ?? null) !== null
  const fault = isAveraged ? info?.fault : seriesFault(columns, info?.fault)
  return {
    dataPointId,
    nodeId: dataPoint.node_id,
    path: dataPoint.path,
    label: withNodeName ? `${label} · ${node.presentName}` : label,
    deviceName: node.presentName,
    shortLabel: dataPoint.shortPresentName || label,
    ...columns,
    unit: dataPoint.unit,
    precision: dataPoint.precision,
    ...(isAveraged || dataPoint.decimals === undefined ? {} : { decimals: dataPoint.decimals }),
    kind: dataPoint.kind,
    averagingPeriodMs: info?.averagingPeriodMs ?? null,
    ...(info?.basis === undefined ? {} : { basis: info.basis }),
    reportingIntervalMs: node.interval,
    ...(info?.reportingIntervals === undefined
      ? {}
      : { reportingIntervals: info.reportingIntervals }),
    ...(fault === undefined ? {} : { fault }),
    isSimulated: node.is_simulated,
    ...(info?.reduced === true ? { completeness: info.completeness ?? null } : {}),
    ...(info?.columnMs === undefined ? {} : { columnMs: info.columnMs }),
  }
}

/** A frame from measurements of the server; the flags distinguish hidden ones from gaps. */
export function frameFrom(
  measurements: readonly Measurement[],
  dataPoint: FrameDataPoint,
  node: FrameNode,
  options: FrameOptions = {},
): Frame {
  return frameOf(createFrame(measurements).columns(), dataPoint, node, options)
}
