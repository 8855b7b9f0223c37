import { deviceModel } from '@airshed/console-kit'

/** Whether devices of a type have a configurable reporting interval. */
export function takesInterval(type: string): boolean {
  const { settings } = deviceModel(type)
  // AirGradient monitors have no configurable interval: it is fixed by their firmware.
  return settings !== null && settings !== 'airgradient'
}
