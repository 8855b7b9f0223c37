import { sql, type Kysely } from 'kysely'

/**
 * Certificates that were issued for devices. A row outlives its device, because a certificate that the list of
 * revocations does not name works.
 */
export async function deviceCertificates(db: Kysely<unknown>): Promise<void> {
  await sql`create table device_certificates (
    serial_number text primary key,
    node_id text references nodes on delete set null,
    issued_at int8 not null,
    expires_at int8 not null,
    user_id text,
    organization_id text not null,
    revoked_at int8
  )`.execute(db)
  await sql`create index device_certificates_node on device_certificates (node_id)`.execute(db)
  await sql`create index device_certificates_end on device_certificates (expires_at)`.execute(db)
}
