import { profileById, profileOfDeviceType, PROFILES } from '@airshed/profiles'
import { DeviceProfile, Id, PageOf, PageQuery } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Api } from '../api.ts'
import { readNode } from '../nodes/queries.ts'
import { offsetOf, pageOf, pageRequest } from '../paging/page.ts'

const DEFAULT_SIZE = 100

/** `GET profiles`, `GET profiles/{id}` */
export function profileRoutes(api: Api, { store }: ServerContext): void {
  api.get(
    '/profiles',
    {
      schema: {
        tags: ['profiles'],
        summary: 'Standards by which air is judged',
        querystring: PageQuery,
        response: { 200: PageOf(DeviceProfile) },
      },
    },
    async ({ query }) => {
      const page = pageRequest(query, DEFAULT_SIZE)
      const first = offsetOf(page)
      const rows = PROFILES.slice(first, first + page.size)
      return pageOf(page, { rows, total: PROFILES.length })
    },
  )

  api.get(
    '/profiles/:id',
    {
      schema: {
        tags: ['profiles'],
        summary: 'A list of one: the profile of that id, or the one that the node of that id has',
        params: Type.Object({ id: Id }, { additionalProperties: false }),
        response: { 200: Type.Array(DeviceProfile, { minItems: 1, maxItems: 1 }) },
      },
    },
    async ({ caller, params }) => {
      const shipped = profileById(params.id)
      if (shipped !== undefined) return [shipped]
      const node = await readNode(store.db, caller, params.id)
      if (node === undefined) throw apiError('NOT_FOUND', { what: 'Profile', id: params.id })
      return [profileOfDeviceType(node.type)]
    },
  )
}
