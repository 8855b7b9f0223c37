export { createApiClient, type ApiClient, type ApiClientOptions, type Sent } from './api/client.ts'
export { RangeBeyondReachError } from './broker/rangeReach.ts'
export { ApiError, isCancelled, isGatewayStatus, NetworkError } from '@airshed/client'
export type { FileProgress } from './api/readFile.ts'
export type { CallOptions } from './api/request.ts'
export type { Upload, UploadProgress } from './api/uploadByXhr.ts'
export { isExpired, TOKEN_MARGIN_MS, type AccessToken, type TokenSource } from './api/tokens.ts'
export { organizationIdOf } from './api/organizationIdOf.ts'
export { createBroker, type BrokerOptions, type QueryCache } from './broker/broker.ts'
export { widthStepPx } from './broker/width.ts'
export { nodeIdOf } from './broker/nodeIdOf.ts'
export { createFrame, type FrameBuffer, type FrameColumns } from './frames/frameBuffer.ts'
export { frameFrom, type FrameOptions } from './frames/frameFrom.ts'
export {
  createLiveChannel,
  TOKEN_REFUSED_CODE,
  type LiveChannelOptions,
} from './live/liveChannel.ts'
export {
  openWebSocket,
  type LiveSocket,
  type OpenSocket,
  type SocketListener,
} from './live/socket.ts'
export type {
  Broker,
  BrokerContext,
  BrokerResult,
  BrokerSubscription,
} from './broker/brokerTypes.ts'
export type {
  LiveChange,
  LiveChannel,
  LiveChannelState,
  LiveMessage,
  LiveNotice,
} from './live/liveTypes.ts'
export {
  CACHE_MS,
  createQueries,
  FLEET_MAX,
  LONG_CACHE_MS,
  queryKeyOf,
  queryOf,
  ROWS_MAX,
  type Queries,
  type QueryRecipe,
} from './queries.ts'
export { createQueryClient } from './queryClient.ts'
export { inFahrenheit, type ServerData } from './units/readerUnits.ts'
export { knownTotal } from './knownTotal.ts'
export type { WholeList } from './wholeList.ts'
export {
  scheduleByFrame,
  scheduleByTimer,
  systemClock,
  type Clock,
  type Schedule,
  type ScheduleFrame,
} from './timing.ts'
