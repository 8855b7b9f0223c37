import type { NodeSettings } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { nodeSetting, nodeSettings, sensor, TEST_NOW_MS } from '@airshed/testing'
import { FLEET } from './fleet.ts'

const MINUTE_MS = 60_000

/** A dust-trak at the first port, a sound level meter at the second. */
export const DUST = '1C00A3F7.1.1.0'
export const SOUND = '1C00A3F7.2.1.0'

const [quay, ...others] = FLEET

/** The first device of the fleet with sensors. */
export const WITH_SENSORS: readonly Node[] = [
  {
    ...quay!,
    devices: [
      sensor({ _id: DUST, com_type: 1, address: 0, configuration: { flow_calibration: 1.02 } }),
      sensor({
        _id: SOUND,
        name: 'sound-pro',
        model: '',
        com_port: 2,
        com_type: 1,
        address: 0,
        configuration: {},
      }),
    ],
  },
  ...others,
]

/** Settings of these sensors: a pending one, a refused one, a new sensor. */
export const SENSOR_SETTINGS: NodeSettings = nodeSettings({
  sensors: {
    [DUST]: [
      nodeSetting('debug', {
        desired: 1,
        reported: 0,
        state: 'waiting',
        asked_at: TEST_NOW_MS - 57 * MINUTE_MS,
      }),
      nodeSetting('flow_calibration', {
        desired: 1.02,
        reported: 1,
        state: 'refused',
        reason: 'the pump is too weak',
      }),
      nodeSetting('enabled'),
    ],
    [SOUND]: [
      nodeSetting('driver', {
        desired: 'sound-pro',
        state: 'waiting',
        asked_at: TEST_NOW_MS - 2 * MINUTE_MS,
      }),
    ],
  },
})
