import type {
  DataPoint,
  DataPointSearch,
  DeviceStats,
  MeasurementResult,
  MeasurementSearch,
  OnlineSearch,
  OnlineSeries,
  Page,
  StatusSearch,
} from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface SearchCalls {
  status(body?: StatusSearch, options?: CallOptions): Promise<DeviceStats>
  online(body: OnlineSearch, options?: CallOptions): Promise<OnlineSeries>
  dataPoints(body: DataPointSearch, options?: CallOptions): Promise<Page<DataPoint>>
  /** Data points that the user may not read are absent from the answer. */
  measurements(body: MeasurementSearch, options?: CallOptions): Promise<MeasurementResult>
}

export const searchCalls = (send: Send): SearchCalls => ({
  status: (body = {}, options) => send({ method: 'POST', path: 'search/status', body, ...options }),
  online: (body, options) => send({ method: 'POST', path: 'search/online', body, ...options }),
  dataPoints: (body, options) =>
    send({ method: 'POST', path: 'search/data_points', body, ...options }),
  measurements: (body, options) =>
    send({ method: 'POST', path: 'search/measurements', body, ...options }),
})
