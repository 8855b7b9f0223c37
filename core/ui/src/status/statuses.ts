import type { SVGIconProps } from '@blueprintjs/icons'
import {
  BanCircleIcon,
  BoxIcon,
  CircleIcon,
  DeleteIcon,
  ErrorIcon,
  FeedIcon,
  HighPriorityIcon,
  KeyIcon,
  MinusIcon,
  MoonIcon,
  OfflineIcon,
  PeopleIcon,
  PowerIcon,
  TickCircleIcon,
  TickIcon,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { ThemeTokens } from '../theme/themeTokens.ts'
import { GRADES, type GradeName } from './grades.ts'

/** Statuses that have an icon: of devices, of alerts (active, resolved, idle) and of runs. */
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
  'resolved',
  'idle',
  'failed',
  'not_run',
  'completed',
] as const

export type IconStatus = (typeof ICON_STATUSES)[number]

/** Everything that StatusTag can say; grades carry their letter in place of an icon. */
export type StatusName = IconStatus | GradeName

export const STATUS_NAMES: readonly StatusName[] = [...ICON_STATUSES, ...GRADES]

export interface StatusLook {
  /** Role of the colour in the theme. */
  token: keyof ThemeTokens
  Icon: ComponentType<SVGIconProps>
}

/** One colour and one icon for each status, on every screen. */
export const STATUS_LOOKS: Record<IconStatus, StatusLook> = {
  activated: { token: 'statusActivated', Icon: PowerIcon },
  deactivated: { token: 'statusDeactivated', Icon: BanCircleIcon },
  hibernated: { token: 'statusHibernated', Icon: MoonIcon },
  online: { token: 'statusOnline', Icon: FeedIcon },
  offline: { token: 'statusOffline', Icon: OfflineIcon },
  inventory: { token: 'statusInventory', Icon: BoxIcon },
  error: { token: 'statusError', Icon: ErrorIcon },
  leased: { token: 'statusLeased', Icon: KeyIcon },
  shared: { token: 'statusShared', Icon: PeopleIcon },
  active: { token: 'danger', Icon: HighPriorityIcon },
  resolved: { token: 'success', Icon: TickIcon },
  idle: { token: 'muted', Icon: CircleIcon },
  failed: { token: 'danger', Icon: DeleteIcon },
  not_run: { token: 'muted', Icon: MinusIcon },
  completed: { token: 'success', Icon: TickCircleIcon },
}
