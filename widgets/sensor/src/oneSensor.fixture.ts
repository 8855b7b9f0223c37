import { dataPoint, frame, sensor, type DataOverrides } from '@airshed/testing'

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
