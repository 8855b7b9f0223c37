import type { DataNeed } from '@airshed/kit/define'
import { HOURS_DEFAULT, type DevicesOnlineConfig } from './config.ts'

/** The devices that reported in each of the last hours, and those online now, regardless of the range. */
export function needs({ hours = HOURS_DEFAULT }: DevicesOnlineConfig): readonly DataNeed[] {
  return [{ kind: 'online', hours }, { kind: 'status' }]
}
