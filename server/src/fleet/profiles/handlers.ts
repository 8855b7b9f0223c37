import { profileById, profileOfDevice, PROFILES } from '@airshed/profiles'
import {
  getProfile,
  getProfileDefaults,
  listProfiles,
  setProfileDefaults,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import { nodeRows } from '../../access/entities/nodes.ts'
import { apiError } from '../../base/errors.ts'
import { offsetOf, pageOf, pageRequest } from '../../access/paging/page.ts'
import { profileDefaults } from './defaults.ts'
import { requireProfile } from './requireProfile.ts'

const DEFAULT_SIZE = 100

export const profileHandlers = (): Handler[] => [
  answer(listProfiles, ({ query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    const first = offsetOf(page)
    const rows = PROFILES.slice(first, first + page.size)
    return pageOf(page, { rows, total: PROFILES.length })
  }),

  answer(getProfileDefaults, ({ db, organizationId }) => profileDefaults(db, organizationId)),

  change(setProfileDefaults, {
    run: async ({ tx, organizationId, body, record, unchanged }) => {
      const { indoor, outdoor } = body
      requireProfile(indoor, '/indoor')
      requireProfile(outdoor, '/outdoor')
      const before = await profileDefaults(tx, organizationId, { lock: true })
      const after = { organization_id: organizationId, indoor, outdoor }
      if (before.indoor === indoor && before.outdoor === outdoor) unchanged()
      else {
        await tx
          .updateTable('organizations')
          .set({ indoor_profile_id: indoor, outdoor_profile_id: outdoor })
          .where('id', '=', organizationId)
          .execute()
        record({
          before: { indoor: before.indoor, outdoor: before.outdoor },
          after: { indoor, outdoor },
        })
      }
      return after
    },
  }),

  answer(getProfile, async ({ db, visible, params: { id } }) => {
    const node = await nodeRows(db).where('nodes.id', '=', id).where(visible).executeTakeFirst()
    const shipped = profileById(id)
    if (shipped !== undefined) return [shipped]
    if (node === undefined) throw apiError('NOT_FOUND', { what: 'Profile', id })
    const {
      type,
      profile_id: device,
      indoor_profile_id: indoor,
      outdoor_profile_id: outdoor,
    } = node
    return [profileOfDevice(type, { device, indoor, outdoor })]
  }),
]
