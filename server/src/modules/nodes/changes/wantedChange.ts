import type { NodeChange } from '@airshed/schemas'

/** A change of devices, independent of which ones. */
export interface WantedChange {
  change: NodeChange
  /**
   * For share, lease and transfer: the receiver. For remove_share: whose share ends, undefined for all.
   */
  toOrganizationId?: string | undefined
  /** For transfer and payment_update: who pays from then on. */
  paymentOrganizationId?: string | undefined
  /** An order for many devices, not a call that names one. Default false. */
  isAmongMany?: boolean
}
