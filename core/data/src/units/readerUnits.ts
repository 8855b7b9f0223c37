import {
  callName,
  searchDataPoints,
  type Call,
  type CallAnswer,
  type CallInput,
} from '@airshed/schemas/calls'
import type { ApiClient, Sent } from '../api/client.ts'
import type { LiveChannel } from '../live/liveTypes.ts'
import { measurementIn } from './measurementIn.ts'
import type * as Conversions from './readerConversions.ts'
import { createTemperaturePoints } from './temperaturePoints.ts'

/** A server and its live readings. */
export interface ServerData {
  api: ApiClient
  live: LiveChannel
}

/** How each answer is converted: loaded with the first call of a reader of °F, who are few. */
function conversionLoader(): () => Promise<typeof Conversions> {
  let loading: Promise<typeof Conversions> | undefined
  return () => {
    loading ??= import('./readerConversions.ts').catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Entities whose answers hold data points. */
const WITH_DATA_POINTS: ReadonlySet<string> = new Set(['nodes', 'data_points'])
const EXPORT = 'POST /search/measurements/export'

/**
 * The same server for a reader of °F: temperatures that are stored in °C, their differences and their limits arrive in
 * °F with that unit, and limits of alerts are sent back in °C. This is the only place that knows a reader's units: the
 * code that draws a number draws the unit that came with it.
 */
export function inFahrenheit({ api, live }: ServerData): ServerData {
  const points = createTemperaturePoints(async (ids) => {
    const body = { data_point_id: [...ids], size: ids.length }
    return (await api.call(searchDataPoints, { body })).data
  })

  const loadConversions = conversionLoader()

  const call = async <C extends Call>(made: C, ...sent: Sent<C>): Promise<CallAnswer<C>> => {
    const { ANSWERS, RULED_BODIES, ruledIn, withDataPoints } = await loadConversions()
    const name = callName(made)
    const [input, options] = sent
    const { body } = (input ?? {}) as { body?: object }
    let next: object | undefined = body
    if (body !== undefined && RULED_BODIES.has(name)) next = await ruledIn(body, points, 'toServer')
    if (name === EXPORT) next = { ...body, temp_units: 'F' }
    const asked = next === body ? input : { ...input, body: next }
    const answer = await api.call(made, ...([asked as CallInput<C>, options] as Sent<C>))
    if (made.fileType !== undefined) return answer
    if (WITH_DATA_POINTS.has(made.entity)) return withDataPoints(answer, points) as CallAnswer<C>
    const convert = ANSWERS[name]
    if (convert === undefined || answer === null) return answer
    return (await convert(answer as never, points, (body ?? {}) as never)) as CallAnswer<C>
  }

  return {
    api: { ...api, call },
    live: {
      ...live,
      get state() {
        return live.state
      },
      get lostSinceMs() {
        return live.lostSinceMs
      },
      watch: (nodeIds, listener) =>
        live.watch(nodeIds, (message) => {
          const isConverted = message.kind === 'measurements' && points.has(message.dataPointId)
          listener(
            isConverted
              ? { ...message, measurements: message.measurements.map(measurementIn) }
              : message,
          )
        }),
    },
  }
}
