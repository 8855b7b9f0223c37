import { isRecord, type Collector } from '../collector.ts'
import { parseNumber } from '../rules/numbers.ts'
import type { Source } from './statedUnits.ts'

/**
 * Signal and noise of the gateway with the best reception.
 *
 * @param gateways a list of `{ rssi, snr }` for each gateway that heard an uplink; an absent snr is 0
 * @param path where they are in the payload
 */
export function decodeRadio(
  collector: Collector,
  source: Source,
  gateways: unknown,
  path: string,
): void {
  if (!Array.isArray(gateways)) return
  const heard = gateways
    .filter(isRecord)
    .map((gateway) => ({ rssi: parseNumber(gateway['rssi']), snr: parseNumber(gateway['snr']) }))
    .filter((gateway) => gateway.rssi !== undefined)
    .toSorted((a, b) => (b.rssi ?? 0) - (a.rssi ?? 0))
  const best = heard[0]
  if (best === undefined) return
  const signal = { parameterId: '190:2', unit: 'dBm' } as const
  collector.reading(source, 'rssi', best.rssi, signal, path)
  const noise = { parameterId: null, unit: 'dB' } as const
  collector.reading(source, 'lora.snr', best.snr ?? 0, noise, path)
}
