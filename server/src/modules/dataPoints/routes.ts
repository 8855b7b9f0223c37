import { DataPointPage, DataPointSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { searchDataPoints } from './service.ts'

/** `POST search/data_points` */
export function dataPointRoutes(api: Api, context: ServerContext): void {
  api.post(
    '/search/data_points',
    {
      schema: {
        tags: ['measurements'],
        summary: 'Data points, with their newest measurements where `last` asks for them',
        body: DataPointSearch,
        response: { 200: DataPointPage },
      },
    },
    ({ caller, body }) => searchDataPoints(context, caller, body),
  )
}
