import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DayAnswer, DayRequest } from '@airshed/server/testing/demo-day'
import { projectEnvironment, ROOT } from '../../suites/command.ts'
import { freePort, temporaryFolder } from '../../suites/serverProcess.ts'

const FIXTURE = fileURLToPath(import.meta.resolve('@airshed/server/testing/demo-day'))

/** The production server with its demo; its time is set by hand. */
export interface DayServer {
  url: string
  /** Simulated time at the start, ms UTC. */
  startMs: number
  /** Advances its time: devices report, its timers fire. */
  advance(ms: number): Promise<DayAnswer>
  stop(): Promise<void>
}

/** Starts it on a free port, with a store of its own that begins now. */
export async function startDayServer(): Promise<DayServer> {
  const folder = temporaryFolder()
  const child = fork(FIXTURE, {
    cwd: ROOT,
    execPath: join(ROOT, 'node_modules/.bin/node'),
    env: projectEnvironment({
      DATABASE_URL: '',
      NATS_URL: '',
      AIRSHED_LOG_LEVEL: 'warn',
      AIRSHED_DATA: folder.path,
      AIRSHED_PORT: String(await freePort()),
    }),
  })
  const ended = once(child, 'close')
  const nextAnswer = async (): Promise<DayAnswer> => {
    const answer = once(child, 'message') as Promise<[DayAnswer]>
    const failed = ended.then(([code]) => {
      throw new Error(`The server ended with code ${code}`)
    })
    return (await Promise.race([answer, failed]))[0]
  }
  const { url, nowMs } = await nextAnswer()
  return {
    url,
    startMs: nowMs,
    advance(advanceMs) {
      const answer = nextAnswer()
      child.send({ advanceMs } satisfies DayRequest)
      return answer
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      folder.remove()
    },
  }
}
