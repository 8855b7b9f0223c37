import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeSettings } from '@airshed/schemas'
import { createChannelDevice } from '../suites/channelDevice.ts'
import { addKeyedDevices, keyOf, letThemWait, serialOf } from './channel/waitingDevices.ts'
import { boundedFigure, rounded, slowest, type Figure } from './figure.ts'
import { onRunningServer } from './runningServer.ts'

const ORGANIZATION = 'org_channel'
const WAITING = 5_000
const RUNS = 40
const CONFIRMED_WITHIN_MS = 1_000
/** Time until all have connected and the memory has settled. */
const SETTLED_AFTER_MS = 15_000
/** Time until the store is compiled and everything has been used once. */
const WARM_AFTER_MS = 20_000

/** The cost of the device channel: the round trip of a setting, and waiting devices. */
export async function channelBench(): Promise<Figure[]> {
  const fill = (env: Record<string, string>) => addKeyedDevices(env, ORGANIZATION, WAITING + 1)
  return onRunningServer(ORGANIZATION, fill, async ({ url, token, memoryMb }) => {
    const alone = await waysOfSettings(url, token)
    await sleep(WARM_AFTER_MS)
    const beforeMb = memoryMb()
    const devices = await letThemWait(url, 1, WAITING + 1)
    await sleep(SETTLED_AFTER_MS)
    const heldMb = memoryMb() - beforeMb
    const among = await waysOfSettings(url, token)
    devices.leave()
    return [
      boundedFigure(
        `setting saved → received by a waiting device → confirmed on the page, beside ${WAITING} others`,
        slowest(among),
        CONFIRMED_WITHIN_MS,
        {
          measured: `95 % within ${rounded(slowest(among), 0)} ms, alone ${rounded(slowest(alone), 0)} ms`,
          bound: `≤ ${CONFIRMED_WITHIN_MS / 1000} s`,
        },
      ),
      {
        name: `${WAITING} devices that wait, memory of the server`,
        measured: `${rounded(heldMb, 0)} MB more than ${rounded(beforeMb, 0)}, ${rounded((1024 * heldMb) / WAITING, 0)} kB for each`,
        ratio: (beforeMb + heldMb) / beforeMb,
        bound: '',
        isWithin: true,
      },
    ]
  })
}

/** Time from saving settings until the page sees that they are applied, ms. */
async function waysOfSettings(url: string, token: string): Promise<number[]> {
  const device = createChannelDevice(serialOf(0), keyOf(0))
  await device.talk(url)
  const path = `${url}/v2/nodes/${encodeURIComponent(`${serialOf(0)}:0`)}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const state = async () => {
    const answer = (await (await fetch(`${path}/settings`, { headers })).json()) as NodeSettings
    return answer.settings.find(({ name }) => name === 'interval')
  }
  const timesMs: number[] = []
  const first = Math.floor(performance.now())
  for (let run = 0; run < RUNS; run += 1) {
    const talking = device.talk(url, 60)
    await sleep(100)
    const interval = 1_000 * (10 + ((first + run) % 3_600))
    const savedMs = performance.now()
    const body = JSON.stringify({ settings: { interval } })
    await fetch(path, { method: 'PUT', headers, body })
    await talking
    const confirmed = await state()
    timesMs.push(performance.now() - savedMs)
    if (confirmed?.state !== 'applied' || confirmed.reported !== interval) {
      throw new Error(`expected ${interval} ms to be applied, got ${JSON.stringify(confirmed)}`)
    }
  }
  return timesMs
}
