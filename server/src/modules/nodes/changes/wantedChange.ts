import type { NodeChange } from '@airshed/schemas'

/** A change of devices, whichever they are. */
export interface WantedChange {
  change: NodeChange
  /**
   * With share, lease and transfer: who gets it; with remove_share: whose share ends, undefined for
   * all.
   */
  toOrganizationId?: string | undefined
  /** With transfer and payment_update: who pays from then on. */
  paymentOrganizationId?: string | undefined
}
