import { dataPoint, frame, sensor, type DataOverrides } from '@airshed/testing'

const dust = '1C00A3F7.1.0.1'
const wind = '1C00A3F7.2.1.4'
const IDS = [
  '1C00A3F7.0.0.0/131:10',
  '1C00A3F7.0.0.0/128:1',
  `${dust}/132:5`,
  `${dust}/132:7`,
  `${wind}/150:1`,
]

/** Built-in sensors, a dust monitor, a weather station, and a noise meter that is switched off. */
export const threeSensors: DataOverrides = (needs, { nodes }, scene) => {
  const asked = needs.flatMap((need) => (need.kind === 'measurements' ? need.dataPointIds : []))
  return {
    frames: asked.map((id) => frame(id, { scene, window: { lastPoints: 1 } })),
    nodes: nodes.map((node) => ({
      ...node,
      devices: [
        sensor(),
        sensor({ _id: wind, name: 'airmar', vendor: 'Airmar', model: '110WX', com_port: 2 }),
        sensor({ _id: '1C00A3F7.3.0.0', name: 'noise', vendor: '', model: '', enabled: 0 }),
      ],
      data_points: IDS.map((id) =>
        dataPoint(id, {
          lastTimeReportedTs: frame(id, { scene, window: { lastPoints: 1 } }).times.at(-1) ?? null,
        }),
      ),
    })),
  }
}

/** The dust monitor reports a fault of one of its parameters. */
export const brokenDust: DataOverrides = (...given) => {
  const data = threeSensors(...given)
  return {
    ...data,
    frames: (data.frames ?? []).map((one) =>
      one.dataPointId === `${dust}/132:5` ? { ...one, flags: Uint8Array.of(1) } : one,
    ),
  }
}
