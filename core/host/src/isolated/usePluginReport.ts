import type { PluginSource } from '@airshed/contract'
import { useAirshed } from '@airshed/kit/provider'
import type { PluginReport } from '@airshed/schemas'
import { reportPlugin } from '@airshed/schemas/calls'
import { useCallback } from 'react'

/** Minimum time between two identical reports, ms. */
const REPORT_EACH_MS = 60_000
const MAX_DETAIL = 1000

const reportedAtMs = new Map<string, number>()

/** Reports to the server, and thereby to administrators, that a plugin was restricted or stopped. */
export function usePluginReport(
  pluginId: string,
  source: PluginSource,
): (kind: PluginReport['kind'], detail: string, count?: number) => void {
  const { api, clock, telemetry } = useAirshed()
  const { version, organizationId, isDevelopment } = source
  return useCallback(
    (kind, detail, count) => {
      const what = `${pluginId} ${version} ${kind} ${detail}`
      const now = clock.now()
      if (now - (reportedAtMs.get(what) ?? -Infinity) < REPORT_EACH_MS) return
      reportedAtMs.set(what, now)
      telemetry.error(`${kind}: ${detail}`, `plugin ${pluginId} ${version}`)
      // Its author sees it in the console of the browser; the server does not know the plugin.
      if (isDevelopment) return
      api
        .call(reportPlugin, {
          params: { id: pluginId },
          query: { organization_id: organizationId },
          body: { version, kind, detail: detail.slice(0, MAX_DETAIL), ...(count && { count }) },
        })
        .catch((error: unknown) => telemetry.error(error, 'plugin report'))
    },
    [pluginId, version, organizationId, isDevelopment, api, clock, telemetry],
  )
}
