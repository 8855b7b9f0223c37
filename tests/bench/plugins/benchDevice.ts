import type { Node } from '@airshed/schemas'
import { postReadings } from '../../suites/ingest.ts'
import type { PersonCalls } from '../../e2e/plugins/asPerson.ts'

const SERIAL = 'bench-1hz'
const SECOND_MS = 1000
/** Readings per parameter. */
export const POINTS = 1000

/** A device with three parameters that sends one reading of each per second. */
export interface BenchDevice {
  nodeId: string
  dataPointIds: string[]
  /** Sends what is due, then continues once a second. @returns a function that stops it */
  feed(): Promise<() => Promise<void>>
}

const rowAt = (timeMs: number) => {
  const wave = Math.sin(timeMs / 100_000)
  const jitter = (timeMs / SECOND_MS) % 7
  const [pm25, pm10] = [20 + 10 * wave + jitter, 32 + 12 * wave + 2 * jitter]
  const readings = { pm25, pm10, temperature: 18 + 3 * wave + jitter / 10 }
  return { time: timeMs, readings }
}

/** Creates the device with its first thousand seconds of data. */
export async function createBenchDevice(
  url: string,
  key: string,
  { call }: PersonCalls,
): Promise<BenchDevice> {
  let sentUntilMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS - POINTS * SECOND_MS
  const send = async (): Promise<void> => {
    const count = Math.floor((Date.now() - sentUntilMs) / SECOND_MS)
    if (count === 0) return
    const rows = Array.from({ length: count }, (_, index) =>
      rowAt(sentUntilMs + (index + 1) * SECOND_MS),
    )
    sentUntilMs += count * SECOND_MS
    await postReadings(url, key, { serial: SERIAL, name: 'Bench', interval: SECOND_MS, rows })
  }
  await send()
  const search = { node_id: [`${SERIAL}:0`], includes: ['data_points'] }
  const { data } = await call<{ data: Node[] }>('POST', 'search/nodes', search)
  const [node] = data
  if (node === undefined) throw new Error(`expected the device ${SERIAL}, got none`)
  return {
    nodeId: node.node_id,
    dataPointIds: (node.data_points ?? []).map(({ _id: id }) => id),
    async feed() {
      await send()
      let sending = Promise.resolve()
      const timer = setInterval(() => (sending = sending.then(send)), SECOND_MS)
      return () => {
        clearInterval(timer)
        return sending
      }
    },
  }
}
