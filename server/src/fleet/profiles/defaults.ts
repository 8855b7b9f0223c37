import type { ProfileDefaults } from '@airshed/schemas'
import type { Db } from '../../storage/store/db.ts'

/**
 * The profiles that an organization chose for its devices.
 *
 * @param options.lock whether to lock them against concurrent changes
 */
export async function profileDefaults(
  db: Db,
  organizationId: string,
  { lock = false } = {},
): Promise<ProfileDefaults> {
  const { indoor_profile_id: indoor, outdoor_profile_id: outdoor } = await db
    .selectFrom('organizations')
    .select(['indoor_profile_id', 'outdoor_profile_id'])
    .where('id', '=', organizationId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return { organization_id: organizationId, indoor, outdoor }
}
