import { deviceModel } from '@airshed/domain'
import { apiError } from '../../../base/errors.ts'

/** @throws SCRIPTS_NOT_SUPPORTED for a device type that does not run scripts */
export function requireScripts({ type }: { type: string }): void {
  if (!deviceModel(type).hasScripts) throw apiError('SCRIPTS_NOT_SUPPORTED', { type })
}
