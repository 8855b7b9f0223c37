import { setTimeout as sleep } from 'node:timers/promises'
import { addKeyedDevices } from './channel/waitingDevices.ts'
import { rounded, slowest, type Figure } from './figure.ts'
import { timedOrder, type OrderTimes } from './orders/timedOrder.ts'
import { onRunningServer } from './runningServer.ts'

const ORGANIZATION = 'org_orders'
const COUNTS = [10_000, 100_000]
/** Time until the store is compiled and everything has been used once. */
const WARM_AFTER_MS = 20_000

/**
 * The cost of an order to deactivate a fleet: its speed, its memory, and the requests of others meanwhile.
 *
 * @param counts devices of each fleet, each on a server of its own. Default 10,000 and 100,000.
 */
export async function orderBench(counts: readonly number[] = COUNTS): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of counts) figures.push(...figuresOf(await orderOf(count)))
  return figures
}

async function orderOf(count: number): Promise<OrderTimes> {
  const fill = (env: Record<string, string>) => addKeyedDevices(env, ORGANIZATION, count)
  return onRunningServer(ORGANIZATION, fill, async (server) => {
    await sleep(WARM_AFTER_MS)
    return timedOrder({ ...server, organization: ORGANIZATION })
  })
}

function figuresOf({ devices, tookMs, aloneMs, meanwhileMs, ...memory }: OrderTimes): Figure[] {
  const { beforeMb, mostMb } = memory
  const [alone, meanwhile] = [slowest(aloneMs), slowest(meanwhileMs)]
  const what = `order to deactivate ${devices.toLocaleString('en')} devices`
  const unbounded = { bound: '', isWithin: true }
  return [
    {
      name: `${what}, a list of devices meanwhile`,
      measured: `95 % within ${rounded(meanwhile, 0)} ms, alone ${rounded(alone, 0)} ms`,
      ratio: meanwhile / alone,
      ...unbounded,
    },
    {
      name: `${what}, memory of the server`,
      measured: `${rounded((1000 * devices) / tookMs, 0)} devices/s, at most ${rounded(mostMb, 0)} MB, before ${rounded(beforeMb, 0)} MB`,
      ratio: mostMb / beforeMb,
      ...unbounded,
    },
  ]
}
