import { isMainThread } from 'node:worker_threads'

/** Between two looks at the clock of the processor, ms. */
const POLL_EVERY_MS = 10
/** A turn of the main thread that takes longer is reported, ms. */
const STALL_MS = 250

/**
 * Loaded before a server (`--import`): prints a line whenever its main thread was busy for too long without a
 * turn for anything else. It counts the time that the thread spent on the processor: on a busy machine it
 * may wait for minutes, and that is no stall.
 */
if (isMainThread) {
  let before = process.threadCpuUsage()
  setInterval(() => {
    const now = process.threadCpuUsage()
    const busyMs = (now.user + now.system - before.user - before.system) / 1_000
    before = now
    if (busyMs > STALL_MS) process.stdout.write(`Stalled for ${Math.round(busyMs)} ms\n`)
  }, POLL_EVERY_MS).unref()
}
