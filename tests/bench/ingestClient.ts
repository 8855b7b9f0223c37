import { parentPort, workerData } from 'node:worker_threads'

/** The client's instructions. */
export interface IngestClientTask {
  url: string
  key: string
  /** Bodies to post, ready as text. */
  bodies: string[]
  /** Concurrent posts. */
  concurrency: number
}

// A separate worker, so that client-side HTTP does not take time from the server's thread.
const { url, key, bodies, concurrency } = workerData as IngestClientTask
let next = 0

async function post(): Promise<void> {
  while (next < bodies.length) {
    const body = bodies[next]
    next += 1
    const response = await fetch(`${url}/ingest/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-airshed-key': key },
      body,
    })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
}

const startedMs = performance.now()
await Promise.all(Array.from({ length: concurrency }, post))
parentPort?.postMessage(performance.now() - startedMs)
