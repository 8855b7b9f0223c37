import type { ServerContext } from '../../context.ts'
import { hashIngestKey, makeIngestKey } from '../../ingest/organizationKeys.ts'
import { CITY, HARBOUR, SCHOOL } from '../fleet/fleet.ts'

const ORGANIZATIONS = [
  { id: CITY, name: 'City of Alder Bay', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e01' },
  { id: HARBOUR, name: 'Alder Bay Harbour', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e02' },
  { id: SCHOOL, name: 'Linden Hill School', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e03' },
]

/**
 * Makes the organizations and their partnership where they are missing. The city gets the ingest
 * key of the settings, or a new one.
 *
 * @returns the key when it was made here: it is not kept and cannot be shown again
 */
export async function addOrganizations(context: ServerContext): Promise<string | null> {
  const { store, config, clock } = context
  const key = config.ingestKey ?? makeIngestKey()
  const added = await store.db
    .insertInto('organizations')
    .values(
      ORGANIZATIONS.map((organization) => ({
        ...organization,
        is_simulated: true,
        ingest_key_hash: organization.id === CITY ? hashIngestKey(key) : null,
        created_at: clock(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  await store.db
    .insertInto('partnerships')
    .values({
      id: 'partnership_city_harbour',
      organization_id: CITY,
      partner_id: HARBOUR,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const isMade = config.ingestKey === undefined && added.some(({ id }) => id === CITY)
  return isMade ? key : null
}

/** Gives the city the ingest key that the settings name, whatever its key was before. */
export async function applyIngestKey({ store, config }: ServerContext): Promise<void> {
  if (config.ingestKey === undefined) return
  await store.db
    .updateTable('organizations')
    .set({ ingest_key_hash: hashIngestKey(config.ingestKey) })
    .where('id', '=', CITY)
    .execute()
}
