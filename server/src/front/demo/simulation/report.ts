import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { SensorHint } from '../../../fleet/ingest/reading.ts'
import type { DemoNode } from '../fleet/fleet.ts'
import type { Air, AirOf, Moment } from './air.ts'
import { cityTimeAt } from './cityTime.ts'
import { housekeepingOf } from './housekeeping.ts'
import { indoorAirOf } from './indoorAir.ts'
import { seedOf } from './noise.ts'
import { outdoorAirOf } from './outdoorAir.ts'
import { inSteps, instrumentOf } from './readings.ts'
import { SITES } from './sites.ts'
import { weatherAt } from './weather.ts'

/** One data point of a device of the demo. */
export interface Channel {
  dataPointId: string
  parameterId: string
  sensor: SensorHint
}

export interface ChannelReading {
  value: number
  flags: number
}

/** Generates the reports of one device. */
export interface Reporter {
  channels: readonly Channel[]
  /** The readings of one report, in the order of the channels. */
  readAt(ts: number): ChannelReading[]
}

/** What the particle sensor sends while its fan is stopped. */
const DEAD_FAN: Readonly<Record<string, number>> = { '132:5': 999.9, '132:7': 1999.9 }
/** A dust cloud that hangs over a site when the demo is set up is gone after this time. */
const CLOUD_LEFT_MS = 25 * 60_000

/** @param setupAt when the demo was set up, ms UTC */
export function reporterOf(node: DemoNode, setupAt: number): Reporter {
  const deadFanFrom = setupAt - (node.deadFanBeforeSetupMs ?? -Infinity)
  const channels = channelsOf(node)
  const readers = readersOf(node, channels, setupAt)
  const airOf = airOfNode(node, setupAt)
  return {
    channels,
    readAt(ts) {
      const moment = { ts, time: cityTimeAt(ts), weather: weatherAt(ts) }
      const air = airOf(moment)
      return channels.map(({ parameterId }, index) => {
        const fault = ts >= deadFanFrom ? DEAD_FAN[parameterId] : undefined
        if (fault !== undefined) return { value: fault, flags: MEASUREMENT_FLAGS.sensorFault }
        return { value: readers[index]?.(air, moment) ?? Number.NaN, flags: 0 }
      })
    },
  }
}

function channelsOf(node: DemoNode): Channel[] {
  return node.instruments.flatMap(({ sensor, parameterIds }) => {
    const connection = `${node.serial}.${sensor.comPort}.${sensor.comType}.${sensor.address}`
    return parameterIds.map((parameterId) => ({
      dataPointId: `${connection}/${parameterId}`,
      parameterId,
      sensor,
    }))
  })
}

function readersOf(node: DemoNode, channels: readonly Channel[], setupAt: number) {
  const isFailing = node.silentBeforeSetupMs !== null && node.status === 'activated'
  const emptyAt = isFailing ? setupAt - (node.silentBeforeSetupMs ?? 0) : null
  const { batteryAt, signalAt } = housekeepingOf(node.name, emptyAt)
  return channels.map(({ dataPointId, parameterId }) => {
    if (parameterId === '190:1') return (_: Air, moment: Moment) => inSteps(batteryAt(moment), 0.01)
    if (parameterId === '190:2') return (_: Air, { ts }: Moment) => inSteps(signalAt(ts), 1)
    const read = instrumentOf(parameterId, seedOf(dataPointId), node.intervalMs)
    return (air: Air, { ts }: Moment) => read(air, ts)
  })
}

function airOfNode(node: DemoNode, setupAt: number): AirOf {
  const site = SITES[node.site]
  if (site.occupancy !== null) return indoorAirOf(node.name, site, site.occupancy)
  const began = node.dustCloudBeforeSetupMs
  return outdoorAirOf({
    place: node.name,
    site,
    averagingMs: node.intervalMs,
    fromHarbourM: node.fromHarbourM,
    cloud: began === null ? null : { from: setupAt - began, to: setupAt + CLOUD_LEFT_MS },
  })
}
