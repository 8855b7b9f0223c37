import { writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pid } from 'node:process'
import { workerData } from 'node:worker_threads'
import { BEAT, IS_DEBUGGED, type HangSettings } from './hangSettings.ts'
import { HangWatch, POLL_EVERY_MS } from './hangWatch.ts'
import { namesIn } from './runningRequests.ts'

/** As pino numbers it. */
const FATAL = 60
const STDOUT = 1

const { beats, requests, hangsAfterMs, isLogged } = workerData as HangSettings
const shared = new Int32Array(beats)
const watch = new HangWatch(hangsAfterMs)

/** Written past the streams of this thread, which the main one would have to empty. */
function report(): void {
  const line = {
    level: FATAL,
    time: Date.now(),
    pid,
    hostname: hostname(),
    requests: namesIn(requests),
    msg: `The main thread has done nothing for ${hangsAfterMs / 1_000} s: the process ends itself, while it answered these requests`,
  }
  writeSync(STDOUT, `${JSON.stringify(line)}\n`)
}

setInterval(() => {
  const seen = {
    beat: Atomics.load(shared, BEAT),
    isDebugged: Atomics.load(shared, IS_DEBUGGED) === 1,
    nowMs: performance.now(),
  }
  if (!watch.isHanging(seen)) return
  try {
    if (isLogged) report()
  } finally {
    process.kill(pid, 'SIGKILL')
  }
}, POLL_EVERY_MS)
