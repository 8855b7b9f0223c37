import { DeviceStats, OnlineSearch, OnlineSeries, StatusSearch } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { deviceStats, onlineSeries } from './service.ts'

const tags = ['nodes']

/** `POST search/status`, `POST search/online` */
export function statusRoutes(api: Api, context: ServerContext): void {
  api.post(
    '/search/status',
    {
      schema: {
        tags,
        summary: 'How many devices of each type are in each state',
        body: StatusSearch,
        response: { 200: DeviceStats },
      },
    },
    ({ caller, body }) => deviceStats(context, caller, body),
  )

  api.post(
    '/search/online',
    {
      schema: {
        tags,
        summary: 'How many devices of each type reported in each of the last hours',
        body: Type.Object(
          { ...OnlineSearch.properties, hours: Type.Optional(OnlineSearch.properties.hours) },
          { additionalProperties: false },
        ),
        response: { 200: OnlineSeries },
      },
    },
    ({ caller, body }) => onlineSeries(context, caller, body),
  )
}
