import { ADAPTER_SENTINELS } from '@airshed/profiles'

/** Whether an instrument sent a value that means that it has none. */
type IsSentinel = (sensor: string, key: string, value: number) => boolean

/** The sentinels of an adapter, by its name. */
export function sentinelsOf(adapter: string): IsSentinel {
  const own = ADAPTER_SENTINELS.filter((sentinel) => sentinel.adapter === adapter)
  return (sensor, key, value) =>
    own.some(
      (sentinel) =>
        sentinel.values.includes(value) &&
        sentinel.fields.test(key) &&
        (sentinel.sensor === undefined || sentinel.sensor.test(sensor)),
    )
}
