import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { BEAT, IS_DEBUGGED, type HangSettings } from './hangSettings.ts'
import type { RunningRequests } from './runningRequests.ts'

/** A main thread that takes no turn for so long never will, ms. */
export const HANGS_AFTER_MS = 30_000
const BEAT_EVERY_MS = 250

/**
 * Ends this process (SIGKILL) once its main thread hangs: it would answer nobody, nor hear that it shall
 * stop, and whoever runs it could not know. A thread of its own watches, and writes a line with the requests
 * that were being answered.
 *
 * @returns ends the watch
 */
export function watchForHangs(
  requests: RunningRequests,
  { hangsAfterMs = HANGS_AFTER_MS, isLogged = true } = {},
): () => Promise<void> {
  const beats = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
  const shared = new Int32Array(beats)
  const beat = () => {
    Atomics.store(shared, IS_DEBUGGED, inspector.url() === undefined ? 0 : 1)
    Atomics.add(shared, BEAT, 1)
  }
  beat()
  const timer = setInterval(beat, BEAT_EVERY_MS)
  timer.unref()
  const workerData: HangSettings = { beats, requests: requests.memory, hangsAfterMs, isLogged }
  const worker = new Worker(new URL('./watcher.ts', import.meta.url), { workerData })
  worker.unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
