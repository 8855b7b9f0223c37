import type { SVGIconProps } from '@blueprintjs/icons'
import { ErrorIcon, MinusIcon, MoonIcon, TickIcon } from '@blueprintjs/icons'
import banCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/ban-circle'
import box from '@blueprintjs/icons/lib/esm/generated/16px/paths/box'
import circle from '@blueprintjs/icons/lib/esm/generated/16px/paths/circle'
import deleteOutline from '@blueprintjs/icons/lib/esm/generated/16px/paths/delete'
import feed from '@blueprintjs/icons/lib/esm/generated/16px/paths/feed'
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help'
import highPriority from '@blueprintjs/icons/lib/esm/generated/16px/paths/high-priority'
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key'
import offline from '@blueprintjs/icons/lib/esm/generated/16px/paths/offline'
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people'
import power from '@blueprintjs/icons/lib/esm/generated/16px/paths/power'
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle'
import type { ComponentType } from 'react'
import { outlineIcon } from '../icons/outlineIcon.tsx'
import type { ThemeTokens } from '../theme/themeTokens.ts'
import { GRADES, type GradeName } from './grades.ts'

/** Statuses that have an icon: of devices, of alerts (active, no data, resolved, idle) and of runs. */
export const ICON_STATUSES = [
  'activated',
  'deactivated',
  'hibernated',
  'online',
  'offline',
  'inventory',
  'error',
  'leased',
  'shared',
  'active',
  'no_data',
  'resolved',
  'idle',
  'failed',
  'not_run',
  'completed',
] as const

export type IconStatus = (typeof ICON_STATUSES)[number]

/** Everything that StatusTag can show; grades have a numeral in place of an icon. */
export type StatusName = IconStatus | GradeName

export const STATUS_NAMES: readonly StatusName[] = [...ICON_STATUSES, ...GRADES]

export interface StatusLook {
  /** Role of the colour in the theme. */
  token: keyof ThemeTokens
  Icon: ComponentType<SVGIconProps>
}

/** One colour and one icon for each status, on every screen. */
export const STATUS_LOOKS: Record<IconStatus, StatusLook> = {
  activated: { token: 'statusActivated', Icon: outlineIcon('power', power) },
  deactivated: { token: 'statusDeactivated', Icon: outlineIcon('ban-circle', banCircle) },
  hibernated: { token: 'statusHibernated', Icon: MoonIcon },
  online: { token: 'statusOnline', Icon: outlineIcon('feed', feed) },
  offline: { token: 'statusOffline', Icon: outlineIcon('offline', offline) },
  inventory: { token: 'statusInventory', Icon: outlineIcon('box', box) },
  error: { token: 'statusError', Icon: ErrorIcon },
  leased: { token: 'statusLeased', Icon: outlineIcon('key', key) },
  shared: { token: 'statusShared', Icon: outlineIcon('people', people) },
  active: { token: 'danger', Icon: outlineIcon('high-priority', highPriority) },
  no_data: { token: 'warning', Icon: outlineIcon('help', help) },
  resolved: { token: 'success', Icon: TickIcon },
  idle: { token: 'muted', Icon: outlineIcon('circle', circle) },
  failed: { token: 'danger', Icon: outlineIcon('delete', deleteOutline) },
  not_run: { token: 'muted', Icon: MinusIcon },
  completed: { token: 'success', Icon: outlineIcon('tick-circle', tickCircle) },
}
