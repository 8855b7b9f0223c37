import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { displayedStatus, HOUR_MS } from '@airshed/domain'
import { buildApp } from '../front/app.ts'
import { openBus } from '../storage/bus/openBus.ts'
import { readConfig } from '../base/config.ts'
import { ensureConsole } from '../front/console/build.ts'
import { FLEET } from '../front/demo/fleet/fleet.ts'
import { createLiveFleet } from '../front/demo/live.ts'
import { seedDemo } from '../front/demo/runDemo.ts'
import { readDemoState } from '../front/demo/setup/demoState.ts'
import { scheduleOf } from '../front/demo/simulation/schedule.ts'
import { openStore } from '../storage/store/openStore.ts'

/** A request of the parent to advance the time by this much. */
export interface DayRequest {
  advanceMs: number
}

/** The answer to the parent: at the start, and after each advance. */
export interface DayAnswer {
  url: string
  /** ms UTC. */
  nowMs: number
  /** Names of the activated devices that are offline by their own schedule. */
  offline: readonly string[]
}

/** Readings arrive this long before the end of an advance, so that they are delivered within it. */
const DELIVERED_WITHIN_MS = 500
/** Timers fire in steps of this length, as one may set the next. */
const TIMER_STEP_MS = 2000
/** The same while readings are delivered: they are stored, published, batched and sent in turn. */
const DELIVERY_STEP_MS = 25
/** The longest outage of a demo device is two hours. */
const LOOK_BACK_MS = 3 * HOUR_MS

/**
 * The production server with its demo, whose time the parent process controls: its readings, clock and timers
 * follow. It ends with the parent.
 */
const startMs = Date.now()
// The history ends at this time, however long it takes to write it.
mock.timers.enable({ apis: ['Date'], now: startMs })
const config = readConfig(process.env)
const consoleFolder = await ensureConsole(() => {})
// Reads `Date` on each call, as it is mocked below.
const clock = () => Date.now()
const store = await openStore(config, { clock })
const bus = await openBus(config, console)
const { app, context } = await buildApp({ config, store, bus, clock, consoleFolder })
await seedDemo(context)
const setupAt = (await readDemoState(context))?.setup_at ?? clock()

mock.timers.reset()
mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: startMs })
await app.listen({ port: config.port, host: config.host })
context.jobs.start()

const fleet = createLiveFleet(context, setupAt, startMs)
const devices = FLEET.filter(({ status }) => status === 'activated').map((node) => ({
  node,
  schedule: scheduleOf(node, setupAt),
  lookedUntilMs: startMs - LOOK_BACK_MS,
  lastReportTs: null as number | null,
}))

function offlineAt(nowMs: number): string[] {
  return devices.flatMap((device) => {
    const { node, schedule } = device
    for (const ts of schedule.times(device.lookedUntilMs, nowMs)) device.lastReportTs = ts
    device.lookedUntilMs = nowMs
    const { status, intervalMs } = node
    const shown = displayedStatus({ status, intervalMs, lastReportTs: device.lastReportTs }, nowMs)
    return shown === 'offline' ? [node.name] : []
  })
}

async function passMs(ms: number, stepMs: number): Promise<void> {
  for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
    mock.timers.tick(Math.min(stepMs, leftMs))
    await turn()
  }
}

const answer = (): DayAnswer => ({
  url: config.publicUrl,
  nowMs: clock(),
  offline: offlineAt(clock()),
})

async function advance(ms: number): Promise<void> {
  await passMs(ms - DELIVERED_WITHIN_MS, TIMER_STEP_MS)
  await fleet.advance(clock())
  await passMs(DELIVERED_WITHIN_MS, DELIVERY_STEP_MS)
  process.send?.(answer())
}

let advancing = Promise.resolve()
process.on('message', ({ advanceMs }: DayRequest) => {
  advancing = advancing.then(() => advance(advanceMs))
})
process.on('disconnect', () => process.exit())
process.send?.(answer())
