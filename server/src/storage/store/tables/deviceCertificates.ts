import type { Millis } from './columns.ts'

/** A certificate that was issued for a device. */
export interface DeviceCertificatesTable {
  /** In hexadecimal. */
  serial_number: string
  /** null: the device was deleted, and with it the certificate ended. */
  node_id: string | null
  issued_at: Millis
  expires_at: Millis
  /** The user whose right it is tied to; null: none. */
  user_id: string | null
  /** The organization in whose name they made it. */
  organization_id: string
  /** When it stops working before it expires, which may be in the future; null: it does not. */
  revoked_at: Millis | null
}
