import type { ServerContext } from '../../context.ts'
import { ConfigError } from '../../config.ts'
import {
  hashIngestKey,
  INGEST_KEY_LENGTH_MIN,
  makeIngestKey,
} from '../../ingest/organizationKeys.ts'
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
  await refuseShortKey(context)
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

/**
 * Gives the city the ingest key that the settings name, whatever its key was before.
 *
 * @throws ConfigError where that is a new one and easily guessed
 */
export async function applyIngestKey(context: ServerContext): Promise<void> {
  const { store, config } = context
  if (config.ingestKey === undefined) return
  await refuseShortKey(context)
  await store.db
    .updateTable('organizations')
    .set({ ingest_key_hash: hashIngestKey(config.ingestKey) })
    .where('id', '=', CITY)
    .execute()
}

/** A short key that devices send already stays good: nobody changes a fleet in one night. */
async function refuseShortKey({ store, config }: ServerContext): Promise<void> {
  const { ingestKey } = config
  if (ingestKey === undefined || ingestKey.length >= INGEST_KEY_LENGTH_MIN) return
  const row = await store.db
    .selectFrom('organizations')
    .select('ingest_key_hash')
    .where('id', '=', CITY)
    .executeTakeFirst()
  if (row?.ingest_key_hash === hashIngestKey(ingestKey)) return
  throw new ConfigError(
    `AIRSHED_INGEST_KEY: expected at least ${INGEST_KEY_LENGTH_MIN} characters, got fewer: short keys are guessed. Set a longer one, such as the output of openssl rand -hex 24, or none, and one is made`,
  )
}
