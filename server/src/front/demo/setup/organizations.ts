import type { ServerContext } from '../../../context.ts'
import { ConfigError } from '../../../base/config.ts'
import { keysInDoubt } from '../../../access/rights/keyDoubts.ts'
import {
  FIRST_KEY_NAME,
  hashIngestKey,
  INGEST_KEY_LENGTH_MIN,
  makeIngestKey,
} from '../../../access/ingestKeys/ingestKey.ts'
import { addIngestKey } from '../../../access/ingestKeys/ingestKeyRows.ts'
import { CITY, HARBOUR, SCHOOL } from '../fleet/fleet.ts'

const ORGANIZATIONS = [
  { id: CITY, name: 'City of Alder Bay', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e01' },
  { id: HARBOUR, name: 'Alder Bay Harbour', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e02' },
  { id: SCHOOL, name: 'Linden Hill School', external_id: '5f0c1e52-7a41-4c8e-9d8b-3f1d5a6c0e03' },
]

/** Name of the key that comes from the settings. */
const SETTINGS_KEY_NAME = 'AIRSHED_INGEST_KEY'

/**
 * Creates the organizations and their partnership if they are missing. The city gets the ingest key of
 * the settings, or a new one.
 *
 * @returns the key if it was created here: it is not stored and cannot be shown again
 */
export async function addOrganizations(context: ServerContext): Promise<string | null> {
  const { store, config, clock } = context
  await refuseShortKey(context)
  const added = await store.db
    .insertInto('organizations')
    .values(
      ORGANIZATIONS.map((organization) => ({
        ...organization,
        is_simulated: true,
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
  if (!added.some(({ id }) => id === CITY)) return null
  const key = config.ingestKey ?? makeIngestKey()
  const name = config.ingestKey === undefined ? FIRST_KEY_NAME : SETTINGS_KEY_NAME
  await addIngestKey(store.db, { organizationId: CITY, name, key, createdBy: null, now: clock() })
  return config.ingestKey === undefined ? key : null
}

/**
 * Gives the city the ingest key of the settings, in place of an earlier one from the settings. Its other
 * keys stay as they are, and a key of the settings that was revoked stays revoked.
 *
 * @throws ConfigError if the key is new and easily guessed
 */
export async function applyIngestKey(context: ServerContext): Promise<void> {
  const { store, config, clock } = context
  const { ingestKey } = config
  if (ingestKey === undefined || (await isKeyOfCity(context, ingestKey))) return
  await refuseShortKey(context)
  const now = clock()
  await store.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('ingest_keys')
      .set({ revoked_at: now })
      .where('organization_id', '=', CITY)
      .where('name', '=', SETTINGS_KEY_NAME)
      .where('revoked_at', 'is', null)
      .execute()
    const key = { organizationId: CITY, name: SETTINGS_KEY_NAME, key: ingestKey, createdBy: null }
    await addIngestKey(tx, { ...key, now })
  })
  keysInDoubt(context)
}

async function isKeyOfCity({ store }: ServerContext, ingestKey: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('ingest_keys')
    .select('id')
    .where('organization_id', '=', CITY)
    .where('key_hash', '=', hashIngestKey(ingestKey))
    .executeTakeFirst()
  return row !== undefined
}

/** A short key that is already in use stays valid: a fleet cannot be changed overnight. */
async function refuseShortKey(context: ServerContext): Promise<void> {
  const { ingestKey } = context.config
  if (ingestKey === undefined || ingestKey.length >= INGEST_KEY_LENGTH_MIN) return
  if (await isKeyOfCity(context, ingestKey)) return
  throw new ConfigError(
    `AIRSHED_INGEST_KEY: expected at least ${INGEST_KEY_LENGTH_MIN} characters, got fewer: short keys are guessed. Set a longer one, such as the output of openssl rand -hex 24, or leave it unset to have one created`,
  )
}
