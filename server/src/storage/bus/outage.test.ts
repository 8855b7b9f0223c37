import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { env } from 'node:process'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { faultRounds } from '../../testing/faultRounds.ts'
import type { Bus } from './bus.ts'
import { connectNatsBus } from './natsBus.ts'

const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 60_000

const silent = { warn: () => {}, error: () => {} }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe.skipIf(env['NATS_URL'] === undefined)('an outage of NATS', () => {
  let nats: ChildProcess | undefined
  let bus: Bus | undefined
  const start = (port: number) => {
    nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  }
  const stop = async () => {
    const gone = nats === undefined ? undefined : once(nats, 'exit')
    nats?.kill('SIGKILL')
    await gone
  }
  afterEach(async () => {
    await bus?.close()
    await stop()
  })

  it(
    `tells listeners of the gap when an outage is over, ${ROUNDS} times`,
    async () => {
      const port = await freePort()
      start(port)
      bus = await connectNatsBus(`nats://127.0.0.1:${port}`, silent)
      let gaps = 0
      const ended = bus.onGap(() => void (gaps += 100))
      bus.onGap(() => void (gaps += 1))
      ended()
      for (let round = 0; round < ROUNDS; round += 1) {
        await stop()
        await eventually(() => expect(bus?.isConnected()).toBe(false))
        expect(gaps).toBe(round)
        start(port)
        await eventually(() => expect(gaps).toBe(round + 1))
        expect(bus.isConnected()).toBe(true)
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
