import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS, mayCreateOrganization, ROLE_PERMISSIONS } from '@airshed/domain'
import type { OrganizationCreate, OrganizationCreated } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError, comeBackIn } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { FIRST_KEY_NAME, makeIngestKey } from '../../access/ingestKeys/ingestKey.ts'
import { addIngestKey } from '../../access/ingestKeys/ingestKeyRows.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { requireOwnPicture } from '../../dashboards/pictures/calls/pictureRows.ts'
import { checkedName } from './organizationName.ts'

/** Organizations that one user may create per day. */
export const ORGANIZATIONS_PER_DAY = 5
/** Existing organizations that one user may have created. */
export const ORGANIZATIONS_MAX = 50

/**
 * Creates an organization with the caller as its owner. Concurrent calls of one user are serialized, so that
 * submitting the same form twice is detected and the limits hold.
 *
 * @throws ApiError 403 if the caller may not, 409 while they act for someone else; 400 for a name that one of their
 *   organizations has, and for a logo that they did not upload; 429 over the daily limit, 409
 *   `ORGANIZATION_LIMIT` over the total limit
 */
export async function addOrganization(
  tx: Transaction<Tables>,
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  caller: Caller,
  body: OrganizationCreate,
): Promise<OrganizationCreated> {
  requireCreator(caller, config.hasFirstOrganization)
  const { id: userId } = caller.user
  const now = clock()
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const name = await checkedName(tx, userId, body.name)
  const { logo = null } = body
  await requireOwnPicture(tx, caller, '/logo', { wanted: logo, current: null })
  await requireRoom(tx, userId, now)
  const key = body.ingest_key === true ? makeIngestKey() : null
  const row = await insertOrganization(tx, { name, logo, ownerId: userId, now })
  if (key !== null) {
    const first = { organizationId: row.id, name: FIRST_KEY_NAME, key, createdBy: userId, now }
    await addIngestKey(tx, first)
  }
  return { ...row, slug: row.id, is_locked: false, ingest_key: key }
}

/** Creates an organization with its owner, whoever requested it. @returns its row */
export async function insertOrganization(
  tx: Transaction<Tables>,
  {
    name,
    logo = null,
    ownerId,
    now,
  }: { name: string; logo?: string | null; ownerId: string; now: number },
) {
  const row = {
    id: `org_${randomBytes(9).toString('base64url')}`,
    external_id: randomUUID(),
    name,
    logo,
    is_simulated: false,
  }
  await tx
    .insertInto('organizations')
    .values({ ...row, created_by: ownerId, created_at: now })
    .execute()
  await tx
    .insertInto('user_permissions')
    .values(
      ROLE_PERMISSIONS.owner.map((permission) => ({
        user_id: ownerId,
        organization_id: row.id,
        permission,
      })),
    )
    .execute()
  return row
}

function requireCreator({ user }: Caller, isFirstAllowed: boolean): void {
  if (user.access_context !== null) {
    throw apiError('CONFLICT', {
      reason: 'Organizations are created with your own account. Go back to it to create one',
    })
  }
  if (mayCreateOrganization(user, isFirstAllowed)) return
  throw apiError('FORBIDDEN', { permission: 'create_organization', organization: 'all' })
}

async function requireRoom(tx: Transaction<Tables>, userId: string, now: number): Promise<void> {
  const created = await tx
    .selectFrom('organizations')
    .select('created_at')
    .where('created_by', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(ORGANIZATIONS_MAX)
    .execute()
  if (created.length >= ORGANIZATIONS_MAX) {
    throw apiError('ORGANIZATION_LIMIT', { limit: String(ORGANIZATIONS_MAX) })
  }
  const nth = created[ORGANIZATIONS_PER_DAY - 1]
  const waitMs = nth === undefined ? 0 : nth.created_at + DAY_MS - now
  if (waitMs > 0) throw comeBackIn(waitMs)
}
