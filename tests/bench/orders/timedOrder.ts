import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeChangeRun } from '@airshed/schemas'
import type { BenchServer } from '../runningServer.ts'

/** Interval between requests by another user. */
const ASK_EVERY_MS = 200
const ALONE_RUNS = 50

/** Who submits the order, and to which server. */
export interface Orderer extends BenchServer {
  organization: string
}

export interface OrderTimes {
  devices: number
  tookMs: number
  /** Times of another user's requests for a list of devices, ms: before the order, and meanwhile. */
  aloneMs: readonly number[]
  meanwhileMs: readonly number[]
  beforeMb: number
  /** Peak memory. */
  mostMb: number
}

/** Deactivates all devices of an organization by one order, while another user views the list. */
export async function timedOrder(orderer: Orderer): Promise<OrderTimes> {
  const { url, token, organization, memoryMb } = orderer
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const read = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${url}/v2/${path}`, { headers, ...init })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const listMs = async (): Promise<number> => {
    const startedMs = performance.now()
    await read(`nodes?organization_id=${organization}&size=50&sort=status`)
    return performance.now() - startedMs
  }
  const aloneMs: number[] = []
  for (let run = 0; run < ALONE_RUNS; run += 1) {
    aloneMs.push(await listMs())
    await sleep(ASK_EVERY_MS)
  }
  const beforeMb = memoryMb()
  const meanwhileMs: number[] = []
  let mostMb = beforeMb
  const startedMs = performance.now()
  const body = JSON.stringify({
    change: 'deactivate',
    devices: { matching: { organization_id: organization } },
  })
  let run = await read<NodeChangeRun>('nodes/changes', { method: 'POST', body })
  while (run.state === 'running') {
    meanwhileMs.push(await listMs())
    mostMb = Math.max(mostMb, memoryMb())
    await sleep(ASK_EVERY_MS)
    run = await read<NodeChangeRun>(`nodes/changes/${run.id}`)
  }
  const tookMs = performance.now() - startedMs
  if (run.state !== 'done' || run.changed !== run.of) {
    throw new Error(`expected all devices to be changed, got ${JSON.stringify(run)}`)
  }
  return { devices: run.of, tookMs, aloneMs, meanwhileMs, beforeMb, mostMb }
}
