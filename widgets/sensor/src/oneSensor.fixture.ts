import {
  dataPoint,
  frame,
  gradedApart,
  sensor,
  type DataOverrides,
  type GradedApart,
} from '@airshed/testing'

const AT = '1C00A3F7.1.0.1'
const PATHS = ['132:5', '132:7', '131:10', '128:1', '150:2']

/** The device with a sensor that measures five parameters. */
export const oneSensor: DataOverrides = (_needs, { nodes }, scene) => ({
  nodes: nodes.map((node) => ({
    ...node,
    devices: [sensor()],
    data_points: PATHS.map((path) => {
      const { times } = frame(`${AT}/${path}`, { scene, window: { lastPoints: 1 } })
      return dataPoint(`${AT}/${path}`, { lastTimeReportedTs: times.at(-1) ?? null })
    }),
  })),
})

const BUILT_IN = '1C00A3F7.0.0.0'

/** A sensor that is built in and measures the pollutant alone. */
export const builtInOf = ({ path }: GradedApart) => ({
  node_id: '1C00A3F7:0',
  device_id: BUILT_IN,
  selected_data_point_ids: [`${BUILT_IN}/${path}`],
})

/** The device with that sensor, graded by the mean over hours of its pollutant. */
export const meanOf =
  (apart: GradedApart): DataOverrides =>
  (needs, built, scene, range) => {
    const point = dataPoint(`${BUILT_IN}/${apart.path}`, { lastTimeReportedTs: range.to })
    const nodes = built.nodes.map((node) => ({ ...node, data_points: [point] }))
    return gradedApart(apart)(needs, { ...built, nodes }, scene, range)
  }
