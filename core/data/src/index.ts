export * from './api/client.ts'
export { RangeBeyondReachError } from './broker/rangeReach.ts'
export { ApiError, isCancelled, isGatewayStatus, NetworkError } from '@airshed/client'
export type { FileProgress } from './api/readFile.ts'
export type { CallOptions } from './api/request.ts'
export type { Upload, UploadProgress } from './api/uploadByXhr.ts'
export { isExpired, TOKEN_MARGIN_MS, type AccessToken, type TokenSource } from './api/tokens.ts'
export * from './api/organizationIdOf.ts'
export * from './broker/broker.ts'
export * from './broker/width.ts'
export * from './broker/nodeIdOf.ts'
export { createFrame, type FrameBuffer, type FrameColumns } from './frames/frameBuffer.ts'
export { frameFrom, type FrameOptions } from './frames/frameFrom.ts'
export * from './live/liveChannel.ts'
export {
  openWebSocket,
  type LiveSocket,
  type OpenSocket,
  type SocketListener,
} from './live/socket.ts'
export * from './broker/brokerTypes.ts'
export * from './live/liveTypes.ts'
export * from './queries.ts'
export { createQueryClient } from './queryClient.ts'
export * from './units/readerUnits.ts'
export * from './knownTotal.ts'
export type { WholeList } from './wholeList.ts'
export * from './timing.ts'
