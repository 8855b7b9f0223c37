import { MeasurementResult, MeasurementSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { searchMeasurements } from './service.ts'

/** `POST search/measurements` */
export function measurementRoutes(api: Api, context: ServerContext): void {
  api.post(
    '/search/measurements',
    {
      schema: {
        tags: ['measurements'],
        summary: 'Measurements of data points over a time range, averaged or reduced on request',
        body: MeasurementSearch,
        response: { 200: MeasurementResult },
      },
    },
    ({ caller, body }) => searchMeasurements(context, caller, body),
  )
}
