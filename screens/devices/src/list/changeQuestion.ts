import type { NodeChange, NodeChangeOrder } from '@airshed/console-kit'

/** Changes that need an answer of the reader first, beyond a yes. */
export type AskedChange = Extract<
  NodeChange,
  'share' | 'remove_share' | 'lease' | 'transfer' | 'payment_update' | 'reset' | 'delete'
>

/** A question about devices that are to be changed. */
export interface ChangeQuestion {
  change: AskedChange
  devices: NodeChangeOrder['devices']
  /** The name of the only one, or the number of them; null: all that match, and nobody counted. */
  what: string | number | null
  /** Serial of the only one; null: they are many. */
  serial: string | null
  /** Organizations that have them now, as far as the devices are loaded. */
  sharedTo: readonly string[]
  /** Organizations that own them, as far as the devices are loaded. */
  owners: readonly string[]
  /** Called once the order is given. */
  done: () => void
}
