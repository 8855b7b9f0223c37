import type { DeviceCommandName, NodeChange } from '@airshed/schemas'

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
  /** For configure: what is asked for, by name. */
  settings?: Readonly<Record<string, unknown>> | undefined
  /** For command: the command that the devices are given. For withdraw_commands: which ones, undefined for all that wait. */
  command?: DeviceCommandName | undefined
}
