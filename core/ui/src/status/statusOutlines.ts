import banCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/ban-circle'
import box from '@blueprintjs/icons/lib/esm/generated/16px/paths/box'
import error from '@blueprintjs/icons/lib/esm/generated/16px/paths/error'
import feed from '@blueprintjs/icons/lib/esm/generated/16px/paths/feed'
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key'
import moon from '@blueprintjs/icons/lib/esm/generated/16px/paths/moon'
import offline from '@blueprintjs/icons/lib/esm/generated/16px/paths/offline'
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people'
import power from '@blueprintjs/icons/lib/esm/generated/16px/paths/power'
import type { IconStatus } from './statuses.ts'

/**
 * The icons of the device statuses as outlines on a grid of 16 × 16, for code that draws on a
 * canvas and cannot use the components of `STATUS_LOOKS`.
 */
export const STATUS_OUTLINES = {
  activated: power,
  deactivated: banCircle,
  hibernated: moon,
  online: feed,
  offline,
  inventory: box,
  error,
  leased: key,
  shared: people,
} satisfies Partial<Record<IconStatus, readonly string[]>>
