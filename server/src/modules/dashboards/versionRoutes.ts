import {
  Dashboard,
  DashboardRestore,
  DashboardVersionDetail,
  DashboardVersionPage,
  Id,
  PageQuery,
} from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { getVersion, listVersions, restoreVersion } from './versionService.ts'

const tags = ['dashboards']
const params = Type.Object({ id: Id }, { additionalProperties: false })
/** Largest number that the store's column holds. */
const VERSION_MAX = 2 ** 31 - 1
const versionParams = Type.Object(
  { id: Id, version: Type.Integer({ minimum: 1, maximum: VERSION_MAX }) },
  { additionalProperties: false },
)

/** What was saved of a dashboard before, and the way back to it. */
export function versionRoutes(api: Api, context: ServerContext): void {
  api.get(
    '/dashboards/:id/versions',
    {
      schema: {
        tags,
        summary: 'Versions of a dashboard, newest first, without their documents',
        params,
        querystring: PageQuery,
        response: { 200: DashboardVersionPage },
      },
    },
    ({ caller, params, query }) => listVersions(context, caller, params.id, query),
  )

  api.get(
    '/dashboards/:id/versions/:version',
    {
      schema: {
        tags,
        summary: 'One version of a dashboard with its document',
        params: versionParams,
        response: { 200: DashboardVersionDetail },
      },
    },
    ({ caller, params }) => getVersion(context, caller, params.id, params.version),
  )

  api.post(
    '/dashboards/:id/versions/:version/restore',
    {
      schema: {
        tags,
        summary: 'Make an old version the newest one, if nobody else saved meanwhile',
        params: versionParams,
        body: DashboardRestore,
        response: { 200: Dashboard },
      },
    },
    ({ caller, params, body }) =>
      restoreVersion(context, caller, params.id, params.version, body.version),
  )
}
