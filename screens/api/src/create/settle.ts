import { TOKEN_CAPABILITIES } from '@airshed/console-kit/define'
import type { Allowed, CreateForm } from './createForm.ts'

const isCapability = (name: Allowed): boolean => TOKEN_CAPABILITIES.some((one) => one === name)

/**
 * Adjusts the fields that depend on others: another organization has other devices, and a token limited to
 * devices cannot publish plugins.
 */
export function settle(previous: CreateForm, next: CreateForm): CreateForm {
  const { device_scope: devices, ...rest } = next
  const isMoved = previous.organization_id !== next.organization_id
  return {
    ...rest,
    ...(devices === undefined || isMoved ? {} : { device_scope: devices }),
    ...(next.reach === 'some' && Array.isArray(next.allowed)
      ? { allowed: next.allowed.filter((name) => !isCapability(name)) }
      : {}),
  }
}
