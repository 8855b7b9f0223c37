import { sql, type Kysely } from 'kysely'

/** Indexes the embedded provider's data by account, so that ending all its sessions reads no others. */
export async function payloadsOfAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create index oidc_payloads_account on oidc_payloads ((payload ->> 'accountId'))
    where payload ->> 'accountId' is not null`.execute(db)
}
