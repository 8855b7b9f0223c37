import { startSmtpServer } from '@airshed/server/testing/smtp-server'
import { makeOrganization, withStore } from '../../suites/organization.ts'
import { freePort, startServer, temporaryFolder } from '../../suites/serverProcess.ts'
import { cpuMs } from '../cpuMs.ts'
import { residentMb } from '../residentMb.ts'
import { addAlerts, emailOf, LIMIT, serialOf, type WatchedFleet } from './addAlerts.ts'

const ORGANIZATION = 'org_alerts'
const KEY = 'bench-key-of-the-organization'

/** A server process that mails its alerts to an SMTP server on this machine. */
export interface AlertServer {
  /** Startup time of the process until it was ready, ms. */
  readyMs: number
  /**
   * Posts a reading of each of these devices; those in `over` are above the limit. Resolves once they are
   * stored.
   */
  post(devices: readonly number[], over?: ReadonlySet<number>): Promise<void>
  /** When a reader got the first mail, by `performance.now()`; undefined: not yet. */
  mailedAt(reader: number): number | undefined
  /** Resident memory, MB. */
  memoryMb(): number
  /** CPU time so far, ms. */
  cpuMs(): number
}

/** Measures a server process with an embedded store that holds a fleet and its alerts. */
export async function onAlertServer<Result>(
  fleet: WatchedFleet,
  measure: (server: AlertServer) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder()
  const smtp = await startSmtpServer()
  const mailed = new Map<string, number>()
  smtp.beforeTaking(async () => {
    const address = smtp.arrived.at(-1)?.envelopeTo[0] ?? ''
    if (!mailed.has(address)) mailed.set(address, performance.now())
  })
  const env = {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'air@example.org',
  }
  await makeOrganization(env, { id: ORGANIZATION, key: KEY })
  await withStore(env, (store) => addAlerts(store, ORGANIZATION, fleet))
  const startedMs = performance.now()
  const server = await startServer(env, { hasConsole: false })
  const readyMs = performance.now() - startedMs
  const { url, pid } = server
  try {
    return await measure({
      readyMs,
      post: (devices, over) => post(url, devices, over),
      mailedAt: (reader) => mailed.get(emailOf(reader)),
      memoryMb: () => residentMb(pid),
      cpuMs: () => cpuMs(pid),
    })
  } finally {
    await server.kill()
    await smtp.close()
    folder.remove()
  }
}

async function post(
  url: string,
  devices: readonly number[],
  over: ReadonlySet<number> = new Set(),
): Promise<void> {
  const time = Date.now()
  const body = devices.map((device) => ({
    serial: serialOf(device),
    time,
    readings: { pm25: over.has(device) ? LIMIT + 10 : (device % LIMIT) + (time % 10) / 10 },
  }))
  const answer = await fetch(`${url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
    body: JSON.stringify(body),
  })
  const words = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${words}`)
}
