import type { NodeChange, NodeChangeOrder } from '@airshed/console-kit'

/** Changes that need more input from the reader than a confirmation. */
export type AskedChange = Extract<
  NodeChange,
  'share' | 'remove_share' | 'lease' | 'transfer' | 'payment_update' | 'reset' | 'delete'
>

/** A question about devices to be changed. */
export interface ChangeQuestion {
  change: AskedChange
  devices: NodeChangeOrder['devices']
  /** The name of a single device, or the number of devices; null: all that match, not counted. */
  what: string | number | null
  /** Serial of a single device; null: there are several. */
  serial: string | null
  /** Organizations they are shared with now, as far as the devices are loaded. */
  sharedTo: readonly string[]
  /** Organizations that every one of them is shared with. */
  sharedWithAll: readonly string[]
  /** The organization that pays for every one of them; null: there are several, or it is not known. */
  payer: string | null
  /** Organizations that own them, as far as the devices are loaded. */
  owners: readonly string[]
  /** Called once the order is submitted. */
  done: () => void
}
