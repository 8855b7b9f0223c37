import { deviceModel } from '@airshed/domain'
import { apiError } from '../../../errors.ts'

/** @throws SCRIPTS_NOT_SUPPORTED for a type of device that runs none */
export function requireScripts({ type }: { type: string }): void {
  if (!deviceModel(type).hasScripts) throw apiError('SCRIPTS_NOT_SUPPORTED', { type })
}
