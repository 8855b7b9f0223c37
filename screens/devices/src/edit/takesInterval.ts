import { deviceModel } from '@airshed/console-kit'

/** Whether a device of a type can be asked for another reporting interval. */
export function takesInterval(type: string): boolean {
  const { settings } = deviceModel(type)
  // AirGradient monitors take no interval: their firmware has its own.
  return settings !== null && settings !== 'airgradient'
}
