import type { Sensor } from '@airshed/kit/define'
import type { NewPluginSettings } from './schema.ts'

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** The settings as the sensor reports them, with defaults for those it does not report. */
export function fromDevice({ enabled, configuration }: Sensor): NewPluginSettings {
  return {
    enabled: enabled === 1,
    range: configuration['range'] === 'low' ? 'low' : 'high',
    averaging: numberOr(configuration['averaging'], 60),
    alert: numberOr(configuration['alert'], 50),
  }
}

/** The body of the call that saves the sensor: its flag as 0 or 1, the rest as its configuration. */
export function toPayload({ enabled, ...configuration }: NewPluginSettings) {
  return { enabled: enabled ? 1 : 0, configuration }
}

/** Values below `configuration` in the body are fields of the form. */
export const issuePath = (path: string): string => path.replace(/^\/configuration(?=\/)/, '')
