import type { AnyPlugin, PluginSource } from '@airshed/contract'
import { OverreachError } from '@airshed/kit/errors'
import { usePluginReport } from '../isolated/usePluginReport.ts'

/** A plugin of the console itself: its failures are not recorded per plugin. */
const NO_SOURCE: PluginSource = {
  version: '0.0.0',
  tier: 'trusted',
  organizationId: '',
  baseUrl: '',
  frameUrl: '',
  integrity: {},
  isDevelopment: true,
}

/**
 * Reports an installed plugin's errors to the administrators, but not those of the console's own.
 */
export function useFailureReport({ manifest, source }: AnyPlugin): (error: unknown) => void {
  const report = usePluginReport(manifest.id, source ?? NO_SOURCE)
  return (error) => {
    if (source === undefined) return
    const kind = error instanceof OverreachError ? 'overreached' : 'failed'
    report(kind, error instanceof Error ? error.message : String(error))
  }
}
