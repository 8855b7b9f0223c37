import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { SensorHint } from '../../ingest/reading.ts'
import type { DemoNode } from '../fleet/fleet.ts'
import { airAt, type Air } from './air.ts'
import { cityTimeAt } from './cityTime.ts'
import { seedOf } from './noise.ts'
import { readParameter } from './readings.ts'
import { SITES } from './sites.ts'
import { weatherAt } from './weather.ts'

/** One data point of a device of the demo. */
export interface Channel {
  dataPointId: string
  parameterId: string
  sensor: SensorHint
  seed: number
}

export interface ChannelReading {
  value: number
  flags: number
}

/** Makes the reports of one device. */
export interface Reporter {
  channels: readonly Channel[]
  /** The readings of one report, in the order of the channels. */
  readAt(ts: number): ChannelReading[]
}

/** What the particle sensor sends while its fan stands still. */
const DEAD_FAN: Readonly<Record<string, number>> = { '132:5': 999.9, '132:7': 1999.9 }

/** @param setupAt when the demo was set up, ms UTC */
export function reporterOf(node: DemoNode, setupAt: number): Reporter {
  const seed = seedOf(`place ${node.name}`)
  const site = SITES[node.site]
  const deadFanFrom = setupAt - (node.deadFanBeforeSetupMs ?? -Infinity)
  const channels = node.instruments.flatMap(({ sensor, parameterIds }) => {
    const connection = `${node.serial}.${sensor.comPort}.${sensor.comType}.${sensor.address}`
    return parameterIds.map((parameterId) => ({
      dataPointId: `${connection}/${parameterId}`,
      parameterId,
      sensor,
      seed: seedOf(`${connection}/${parameterId}`),
    }))
  })
  const readChannel = ({ parameterId, seed: own }: Channel, air: Air, ts: number) => {
    const fault = ts >= deadFanFrom ? DEAD_FAN[parameterId] : undefined
    if (fault !== undefined) return { value: fault, flags: MEASUREMENT_FLAGS.sensorFault }
    return { value: readParameter(parameterId, air, ts, own), flags: 0 }
  }
  return {
    channels,
    readAt(ts) {
      const time = cityTimeAt(ts)
      const air = airAt({ ts, time, weather: weatherAt(ts, time), site, seed })
      return channels.map((channel) => readChannel(channel, air, ts))
    },
  }
}
