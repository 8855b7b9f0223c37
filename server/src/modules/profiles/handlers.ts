import { profileById, profileOfDeviceType, PROFILES } from '@airshed/profiles'
import { getProfile, listProfiles } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { apiError } from '../../errors.ts'
import { offsetOf, pageOf, pageRequest } from '../paging/page.ts'

const DEFAULT_SIZE = 100

export const profileHandlers = (): Handler[] => [
  answer(listProfiles, ({ query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    const first = offsetOf(page)
    const rows = PROFILES.slice(first, first + page.size)
    return pageOf(page, { rows, total: PROFILES.length })
  }),

  answer(getProfile, async ({ db, visible, params: { id } }) => {
    const node = await db
      .selectFrom('nodes')
      .select('type')
      .where('nodes.id', '=', id)
      .where(visible)
      .executeTakeFirst()
    const profile =
      profileById(id) ?? (node === undefined ? undefined : profileOfDeviceType(node.type))
    if (profile === undefined) throw apiError('NOT_FOUND', { what: 'Profile', id })
    return [profile]
  }),
]
