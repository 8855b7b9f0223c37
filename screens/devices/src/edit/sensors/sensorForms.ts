import type { AnyDeviceFormDefinition } from '@airshed/console-kit'

/**
 * The forms of a sensor: those that name its driver, otherwise the most specific one of those for any
 * driver.
 *
 * @param offered the most specific first
 */
export function sensorForms<
  Form extends { readonly manifest: Pick<AnyDeviceFormDefinition['manifest'], 'match'> },
>(offered: readonly Form[], driver: string): readonly Form[] {
  const own = offered.filter(({ manifest }) => manifest.match.sensors?.includes(driver) === true)
  return own.length > 0 ? own : offered.slice(0, 1)
}
