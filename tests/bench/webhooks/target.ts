import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in a process of its own that receives webhooks. */
export interface BenchTarget {
  url: string
  /** How many requests have arrived. */
  count(): Promise<number>
  close(): void
}

/** @param isDead it accepts requests and never responds */
export async function startTarget(isDead = false): Promise<BenchTarget> {
  const child = fork(import.meta.filename, [], {
    env: { ...process.env, BENCH_TARGET: isDead ? 'dead' : 'alive' },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}/hook`,
    count: () => ask(child),
    close: () => void child.kill(),
  }
}

async function ask(child: ChildProcess): Promise<number> {
  child.send('count')
  const [{ count }] = (await once(child, 'message')) as [{ count: number }]
  return count
}

const role = process.env['BENCH_TARGET']
if (role !== undefined) {
  let count = 0
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      count += 1
      if (role === 'alive') response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port }),
  )
  process.on('message', () => process.send?.({ count }))
  process.on('disconnect', () => process.exit(0))
}
