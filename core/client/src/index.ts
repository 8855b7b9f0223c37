export { createClient, type Client, type ClientOptions, type RequestOptions } from './client.ts'
export { backoffMs } from './backoff.ts'
export {
  ApiError,
  apiErrorOf,
  isCancelled,
  isGatewayStatus,
  isOfProxy,
  isWorthRetrying,
  NetworkError,
  saysUnauthorized,
} from './errors.ts'
export { readEvent } from './live/readEvent.ts'
export type { LiveOptions, Measurements } from './live/live.ts'
export type { RowOf } from './rows.ts'
export { pathOf, urlOf, type QueryValues } from './url.ts'
