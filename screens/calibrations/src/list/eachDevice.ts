import type { Calibration } from '@airshed/console-kit'

/** Calls something for each device in turn; one that fails does not stop the others. */
export async function eachDevice(
  devices: readonly Calibration[],
  call: (device: Calibration) => Promise<unknown>,
): Promise<{ done: string[]; errors: unknown[] }> {
  const [done, errors]: [string[], unknown[]] = [[], []]
  for (const device of devices) {
    try {
      await call(device)
      done.push(device.serial)
    } catch (error) {
      errors.push(error)
    }
  }
  return { done, errors }
}
