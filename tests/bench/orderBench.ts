import { setTimeout as sleep } from 'node:timers/promises'
import { makeOrganization } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { freePort, startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'
import { addKeyedDevices } from './channel/waitingDevices.ts'
import { rounded, slowest, type Figure } from './figure.ts'
import { residentMb } from './residentMb.ts'
import { timedOrder, type OrderTimes } from './orders/timedOrder.ts'

const ORGANIZATION = 'org_orders'
const EMAIL = 'owner@example.org'
const COUNTS = [10_000, 100_000]
/** Until the store is compiled and everything has been used once. */
const WARM_AFTER_MS = 20_000

/**
 * What an order to deactivate a fleet costs: its speed, its memory, and the requests of others meanwhile.
 *
 * @param counts devices of each fleet, each on a server of its own. Default 10,000 and 100,000.
 */
export async function orderBench(counts: readonly number[] = COUNTS): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of counts) figures.push(...figuresOf(await orderOf(count)))
  return figures
}

async function orderOf(count: number): Promise<OrderTimes> {
  const folder = temporaryFolder()
  const env = {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(await freePort()),
  }
  await makeOrganization(env, { id: ORGANIZATION, key: 'bench-key-of-the-organization' })
  const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
  await addKeyedDevices(env, ORGANIZATION, count)
  const server = await startServer(env, { hasConsole: false })
  try {
    const { url, pid } = server
    const token = await signIn([url], { publicUrl: url, email: EMAIL, password })
    await sleep(WARM_AFTER_MS)
    const orderer = { url, token, organization: ORGANIZATION, memoryMb: () => residentMb(pid) }
    return await timedOrder(orderer)
  } finally {
    await server.kill()
    folder.remove()
  }
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
