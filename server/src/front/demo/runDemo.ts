import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'
import { createDemoClients } from './channel/demoClients.ts'
import { createDemoMonitors } from './channel/demoMonitors.ts'
import { writeHistory } from './history.ts'
import { createLiveFleet } from './live.ts'
import { addAlerts, evaluateDemoAlerts } from './setup/alerts.ts'
import { addDashboards } from './setup/dashboards.ts'
import { beginDemo, finishSetUp, readDemoState, type DemoState } from './setup/demoState.ts'
import { addDevices } from './setup/devices.ts'
import { addFirmware } from './setup/firmware.ts'
import { addInvitations } from './setup/invitations.ts'
import { addOrganizations, applyIngestKey } from './setup/organizations.ts'
import { addPeople } from './setup/people.ts'

/** How far back the history of a new demo goes; a longer pause leaves a gap. */
const HISTORY_MS = 7 * DAY_MS
/** How often the fleet is checked for due reports. */
const TICK_MS = 1000
/** A gap longer than this is filled in bulk, without notifying anyone. */
const CATCH_UP_MS = 5 * MINUTE_MS

/**
 * Creates the simulated organizations and seven days of their measurements in an empty store. Run again
 * after an interruption, it resumes where it stopped.
 *
 * @param say called with lines for the terminal: progress, and once the key
 */
export async function seedDemo(
  context: ServerContext,
  say: (line: string) => void = () => {},
): Promise<void> {
  const state = await beginDemo(context)
  say('Creating the demo: the city of Alder Bay and its neighbours')
  const key = await setUp(context, state)
  if (key !== null) say(`Ingest key of City of Alder Bay (shown only now, keep it): ${key}`)
  const now = context.clock()
  await writeHistory(context, {
    setupAt: state.setup_at,
    from: now - HISTORY_MS,
    to: now,
    onProgress: quarterly((percent) => say(`Seven days of measurements: ${percent} %`)),
  })
  await evaluateDemoAlerts(context, now - HISTORY_MS)
}

/**
 * Lets the fleet of a demo report, each device at its own interval. What is missing since the last
 * run, at most seven days, is filled first. A store that is not a demo is left alone.
 *
 * @returns a function that stops it and resolves when the last write is done
 */
export async function startDemo(context: ServerContext): Promise<() => Promise<void>> {
  await applyIngestKey(context)
  const state = await readDemoState(context)
  if (state === null) return async () => {}
  if (!state.is_set_up) await setUp(context, state)

  const stopping = new AbortController()
  const running = run(context, state, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) context.log.error({ err: error }, 'The demo has stopped')
  })
  return async () => {
    stopping.abort()
    await running
  }
}

async function run(
  context: ServerContext,
  { setup_at: setupAt }: DemoState,
  stopping: AbortSignal,
): Promise<void> {
  let reportedUntil = await catchUp(context, setupAt, stopping)
  await evaluateDemoAlerts(context, setupAt - HISTORY_MS)
  let fleet = createLiveFleet(context, setupAt, reportedUntil)
  const clients = createDemoClients(context)
  const monitors = createDemoMonitors(context)
  while (!stopping.aborted) {
    try {
      // A clock that was set forward, or a machine that slept: built at once, the reports of a year take 4 GB.
      if (context.clock() - reportedUntil > CATCH_UP_MS) {
        reportedUntil = await catchUp(context, setupAt, stopping)
        fleet = createLiveFleet(context, setupAt, reportedUntil)
      }
      const now = context.clock()
      await fleet.advance(now)
      reportedUntil = now
    } catch (error) {
      context.log.error({ err: error }, 'The demo could not store its readings; it will try again')
    }
    try {
      await clients.advance(context.clock())
      await monitors.advance(context.clock())
    } catch (error) {
      context.log.error(
        { err: error },
        'The devices of the demo could not answer; they will try again',
      )
    }
    await sleep(TICK_MS, undefined, { signal: stopping })
  }
}

/**
 * Fills the gap since the last run. That takes a while, during which the fleet keeps reporting, so it is
 * repeated until little is left.
 *
 * @returns the time up to which everything is filled, ms UTC
 */
async function catchUp(
  context: ServerContext,
  setupAt: number,
  stopping: AbortSignal,
): Promise<number> {
  let from = context.clock() - HISTORY_MS
  for (;;) {
    const to = context.clock()
    await writeHistory(context, { setupAt, from, to, isStopped: () => stopping.aborted })
    if (stopping.aborted || context.clock() - to <= CATCH_UP_MS) return to
    from = to
  }
}

/** @returns the ingest key if one was created */
async function setUp(context: ServerContext, state: DemoState): Promise<string | null> {
  const key = await addOrganizations(context)
  await addPeople(context)
  await addInvitations(context, state.setup_at)
  await addDevices(context, state.setup_at)
  await addFirmware(context, state.setup_at)
  await addAlerts(context, state.setup_at)
  await addDashboards(context, state.setup_at)
  await finishSetUp(context, state)
  return key
}

/** Calls `report` at 0, 25, 50, 75 and 100 %, once each. */
function quarterly(report: (percent: number) => void): (share: number) => void {
  let next = 0
  return (share) => {
    if (share * 100 < next) return
    const percent = Math.floor(share * 4) * 25
    report(percent)
    next = percent + 25
  }
}
