import type { ServerContext } from '../../context.ts'
import { scheduleByTimer, type Schedule } from '../../base/schedule.ts'
import { createFolderCheck } from './checkFolder.ts'
import { watchFolder, type WatchFolder } from './watchFolder.ts'

/** Debounce time before the folder is read: editors and copies write in several steps. */
export const QUIET_MS = 200
/** Some file systems send no events, and a folder may be created later: poll this often anyway. */
export const CHECK_AGAIN_MS = 30_000

export interface ProvisioningOptions {
  schedule?: Schedule
  watch?: WatchFolder
}

export interface Provisioning {
  /** Resolves when the checks in progress have ended. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Provisions the dashboards of the folder, and watches it until stopped. A failed check is logged and changes
 * nothing; the next one retries.
 */
export async function startProvisioning(
  context: ServerContext,
  { schedule = scheduleByTimer, watch = watchFolder }: ProvisioningOptions = {},
): Promise<Provisioning> {
  const { log, config } = context
  const checkOnce = createFolderCheck(context)
  let checking = Promise.resolve()
  let isWaiting = false
  let isStopped = false
  let unwatch = () => {}
  let forgetNext = () => {}

  const checkSoon = (afterMs: number) => {
    forgetNext()
    forgetNext = schedule(check, afterMs)
  }

  async function run(): Promise<void> {
    isWaiting = false
    if (isStopped) return
    // Before reading, so that no change is missed; renewed, as the folder may have been replaced.
    unwatch()
    unwatch = watch(config.dashboardsFolder, () => checkSoon(QUIET_MS))
    checkSoon(CHECK_AGAIN_MS)
    try {
      await checkOnce()
    } catch (error) {
      const text = `The dashboards of ${config.dashboardsFolder} could not be read. They stay as they were; the next try is in ${CHECK_AGAIN_MS / 1000} s`
      log.error({ err: error }, text)
    }
  }

  function check(): void {
    if (isWaiting || isStopped) return
    isWaiting = true
    checking = checking.then(run)
  }

  check()
  await checking
  return {
    settled: () => checking,
    async stop() {
      isStopped = true
      unwatch()
      forgetNext()
      await checking
      forgetNext()
    },
  }
}
