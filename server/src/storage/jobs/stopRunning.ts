import { SECOND_MS } from '@airshed/domain'
import type { QueueRunner } from './queueRunner.ts'
import type { RunTools } from './runTools.ts'

/** Grace period of workers after they were interrupted. */
export const STOP_WITHIN_MS = 5 * SECOND_MS

/** Interrupts running jobs, waits some seconds for them, and gives back those that do not end. */
export async function stopRunning(
  runners: readonly QueueRunner[],
  { schedule, log }: Pick<RunTools, 'schedule' | 'log'>,
): Promise<void> {
  await Promise.all(runners.map((runner) => runner.close()))
  const running = runners.flatMap((runner) => [...runner.running.values()])
  for (const run of running) run.interrupt()
  let cancel = () => {}
  const patience = new Promise<void>((resolve) => {
    cancel = schedule(resolve, STOP_WITHIN_MS)
  })
  await Promise.race([Promise.all(running.map(({ ended }) => ended)), patience])
  cancel()
  for (const run of runners.flatMap((runner) => [...runner.running.values()])) {
    log.warn({ job: run.id }, 'A job did not end in time and is returned to the queue')
    await run.abandon().catch((error: unknown) =>
      // Its lease expires on its own.
      log.error({ err: error, job: run.id }, 'A job could not be returned to the queue'),
    )
  }
}
