import { setTimeout as sleep } from 'node:timers/promises'
import type { AlertServer } from './alertServer.ts'

const DEVICES_OF_POST = 500
const POSTS_AT_ONCE = 4
/** Time until everything stored has been evaluated, and the memory has settled. */
const SETTLED_AFTER_MS = 5_000

/** One turn: a reading of each device. */
export interface IngestTurn {
  /** Time until all readings were stored, ms. */
  storedMs: number
  /** CPU time of the server for that and the resulting evaluation, ms. */
  usedMs: number
}

/** Posts a reading of each device as fast as they can be stored, none over the limit. */
export async function ingestTurn(server: AlertServer, devices: number): Promise<IngestTurn> {
  const groups = Array.from({ length: Math.ceil(devices / DEVICES_OF_POST) }, (_, group) =>
    Array.from(
      { length: Math.min(DEVICES_OF_POST, devices - group * DEVICES_OF_POST) },
      (__, at) => group * DEVICES_OF_POST + at,
    ),
  )
  const usedBeforeMs = server.cpuMs()
  const startedMs = performance.now()
  const sendSome = async (): Promise<void> => {
    for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
      await server.post(group)
    }
  }
  await Promise.all(Array.from({ length: POSTS_AT_ONCE }, sendSome))
  const storedMs = performance.now() - startedMs
  await sleep(SETTLED_AFTER_MS)
  return { storedMs, usedMs: server.cpuMs() - usedBeforeMs }
}
