import type { DataPoint, PercentileRose, WidgetData } from '@airshed/kit'
import type { PercentileRoseConfig } from './config.ts'

/** What is shown: a pollutant by the wind of its device. */
export interface RoseModel {
  dataPoint: DataPoint
  deviceName: string
  rose: PercentileRose
}

/** What the settings name, as far as it exists; null if the device or a parameter no longer exists. */
export function roseModelOf(
  { node_id: nodeId, pollutant_data_point_id: id }: PercentileRoseConfig,
  { nodes, percentileRoses: [rose] }: Pick<WidgetData, 'nodes' | 'percentileRoses'>,
): RoseModel | null {
  const node = nodes.find(({ _id }) => _id === nodeId)
  const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
  if (node === undefined || dataPoint === undefined || rose == null) return null
  return { dataPoint, deviceName: node.presentName, rose }
}

/** Whether the hours are too few for any figure. */
export const isWithheld = ({ rose }: RoseModel): boolean => rose.all.mean === null
