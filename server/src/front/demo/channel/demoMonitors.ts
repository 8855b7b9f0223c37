import { deviceModel, MINUTE_MS } from '@airshed/domain'
import type { ServerContext } from '../../../context.ts'
import { fetchMonitorConfig } from '../../../fleet/ingest/monitorConfig.ts'
import { FLEET } from '../fleet/fleet.ts'

/** How often a monitor asks for its settings, as its real firmware does: about once a minute. */
const FETCH_EVERY_MS = MINUTE_MS

/** The monitors of the demo that fetch their requested settings, and confirm nothing. */
export interface DemoMonitors {
  /** Lets every monitor fetch its settings and commands if they are due. */
  advance(now: number): Promise<void>
}

export function createDemoMonitors(context: ServerContext): DemoMonitors {
  const monitors = FLEET.filter(({ type }) => deviceModel(type).channel === 'airgradient')
  let fetchedAt = -Infinity
  return {
    async advance(now) {
      if (now - fetchedAt < FETCH_EVERY_MS) return
      fetchedAt = now
      for (const { nodeId, serial } of monitors) {
        // Each monitor asks for itself, whichever organization owns it now.
        await fetchMonitorConfig(context, nodeId, { organizationId: null, onlySerial: serial })
      }
    },
  }
}
