import { parentPort, workerData } from 'node:worker_threads'

/** What the client is told. */
export interface IngestClientTask {
  url: string
  key: string
  /** Bodies to post, ready as text. */
  bodies: string[]
  /** Posts that are under way at once. */
  concurrency: number
}

// A worker of its own, so that making and reading HTTP does not take the server's thread.
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
