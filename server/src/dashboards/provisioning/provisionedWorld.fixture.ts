import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakeSchedule } from '../../front/live/fakeSchedule.fixture.ts'
import { chartWidget } from '../../testing/world/dashboards.ts'
import { createWorld } from '../../testing/world/world.ts'
import {
  QUIET_MS,
  startProvisioning,
  type Provisioning,
  type ProvisioningOptions,
} from './startProvisioning.ts'

/** A line of the server's log. */
interface LogLine {
  file?: string
  path?: string
  msg: string
}

export const HARBOUR_AIR = {
  name: 'Harbour air',
  description: 'Of the port',
  widgets: [chartWidget()],
}

/** A valid file of the folder, with changes applied. */
export const dashboardFile = (dashboard: object = HARBOUR_AIR, changes: object = {}) => ({
  format: 'airshed-dashboard',
  formatVersion: 1,
  organization: 'ext-city',
  dashboard,
  ...changes,
})

/** The world with a folder of dashboards, which is empty and not watched yet. */
export async function createProvisionedWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-dashboards-'))
  const log: LogLine[] = []
  const running: Provisioning[] = []
  const world = await createWorld({
    env: { AIRSHED_DASHBOARDS: folder, AIRSHED_WIDGET_LIMIT: '3' },
    logger: {
      level: 'error',
      stream: { write: (line: string) => void log.push(JSON.parse(line) as LogLine) },
    },
  })
  const removeFolder = () => rm(folder, { recursive: true, force: true })

  async function start(options: ProvisioningOptions = {}) {
    const provisioning = await startProvisioning(world.context, options)
    running.push(provisioning)
    return provisioning
  }

  /** Starts watching the folder; `notify` stands in for the events of the operating system. */
  async function startByHand() {
    const time = createFakeSchedule()
    let report = () => {}
    const watch = (_: string, onChange: () => void) => {
      report = onChange
      return () => {}
    }
    const provisioning = await start({ schedule: time.schedule, watch })
    const pass = async (ms: number) => {
      time.advance(ms)
      await provisioning.settled()
    }
    const changed = () => {
      report()
      return pass(QUIET_MS)
    }
    return { pass, changed, report: () => report() }
  }

  return {
    ...world,
    folder,
    log,
    start,
    startByHand,
    removeFolder,
    makeFolder: () => mkdir(folder),
    put: (name: string, content: object | string) =>
      writeFile(
        join(folder, name),
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
    /** Stops watching the folder, and removes what it left. */
    async clear() {
      for (const one of running.splice(0)) await one.stop()
      await removeFolder()
      await mkdir(folder)
      await world.context.store.db
        .deleteFrom('dashboards')
        .where('is_provisioned', '=', true)
        .execute()
      log.length = 0
    },
    async close() {
      for (const one of running) await one.stop()
      await world.close()
      await removeFolder()
    },
  }
}

export type ProvisionedWorld = Awaited<ReturnType<typeof createProvisionedWorld>>
