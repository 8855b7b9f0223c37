import type { ServerContext } from '../../context.ts'
import { scheduleByTimer, type Schedule } from '../../base/schedule.ts'
import { createLook } from './lookAtFolder.ts'
import { watchFolder, type WatchFolder } from './watchFolder.ts'

/** Debounce time before the folder is read: editors and copies write in several steps. */
export const QUIET_MS = 200
/** Some file systems send no events, and a folder may be created later: poll this often anyway. */
export const LOOK_AGAIN_MS = 30_000

export interface ProvisioningOptions {
  schedule?: Schedule
  watch?: WatchFolder
}

export interface Provisioning {
  /** Resolves when the looks in progress have ended. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Provisions the dashboards of the folder, and watches it until stopped. A failed look is logged and changes
 * nothing; the next one retries.
 */
export async function startProvisioning(
  context: ServerContext,
  { schedule = scheduleByTimer, watch = watchFolder }: ProvisioningOptions = {},
): Promise<Provisioning> {
  const { log, config } = context
  const lookOnce = createLook(context)
  let looking = Promise.resolve()
  let isWaiting = false
  let isStopped = false
  let unwatch = () => {}
  let forgetNext = () => {}

  const lookSoon = (afterMs: number) => {
    forgetNext()
    forgetNext = schedule(look, afterMs)
  }

  async function run(): Promise<void> {
    isWaiting = false
    if (isStopped) return
    // Before reading, so that no change is missed; renewed, as the folder may have been replaced.
    unwatch()
    unwatch = watch(config.dashboardsFolder, () => lookSoon(QUIET_MS))
    lookSoon(LOOK_AGAIN_MS)
    try {
      await lookOnce()
    } catch (error) {
      const text = `The dashboards of ${config.dashboardsFolder} could not be read. They stay as they were; the next try is in ${LOOK_AGAIN_MS / 1000} s`
      log.error({ err: error }, text)
    }
  }

  function look(): void {
    if (isWaiting || isStopped) return
    isWaiting = true
    looking = looking.then(run)
  }

  look()
  await looking
  return {
    settled: () => looking,
    async stop() {
      isStopped = true
      unwatch()
      forgetNext()
      await looking
      forgetNext()
    },
  }
}
