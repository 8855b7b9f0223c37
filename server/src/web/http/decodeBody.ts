import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyRequest, RequestPayload } from 'fastify'
import { apiError } from '../../base/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be compressed with gzip. Default false: any encoding is refused. */
    acceptsGzip?: boolean
  }
}

/** Whether a body has to be unpacked before it is read. */
export const isEncoded = ({ headers }: FastifyRequest): boolean =>
  encodingOf(headers) !== 'identity'

/**
 * The body of a request, unpacked if its `Content-Encoding` says that it is compressed with gzip (RFC 9110, section
 * 8.4.1.3). Nothing is unpacked beyond the limit of the route, nor read beyond it.
 *
 * @throws ApiError UNSUPPORTED_ENCODING for any other encoding, and for routes that accept none. The stream fails
 *   with TOO_LARGE, or BAD_REQUEST if the body is not gzip
 */
export function decodeBody(request: FastifyRequest, payload: RequestPayload): RequestPayload {
  const encoding = encodingOf(request.headers)
  if (encoding === 'identity') return payload
  const { config, bodyLimit } = request.routeOptions
  const wanted = config.acceptsGzip === true ? 'gzip, or nothing' : 'it without an encoding'
  if (config.acceptsGzip !== true || !/^(x-)?gzip$/.test(encoding)) {
    throw apiError('UNSUPPORTED_ENCODING', { encoding: encoding.slice(0, 100), wanted })
  }
  return gunzip(payload, bodyLimit ?? 0)
}

const encodingOf = (headers: FastifyRequest['headers']): string =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase()

function gunzip(payload: RequestPayload, limitBytes: number): RequestPayload {
  // Parts without content are nothing unpacked, so what arrives is limited as well.
  const arriving = limited(limitBytes)
  const unpacking = createGunzip()
  const unpacked = limited(limitBytes)
  const fail = (error: Error) => {
    payload.unpipe(arriving.stream)
    for (const stream of [arriving.stream, unpacking]) stream.destroy()
    unpacked.stream.destroy(error)
  }
  payload.on('error', fail)
  payload.on('close', () => {
    if (!payload.readableEnded) fail(new Error('The body was cut off'))
  })
  arriving.stream.on('error', fail)
  unpacking.on('error', ({ message }) =>
    fail(apiError('BAD_REQUEST', { reason: `the body is not gzip: ${message}` })),
  )
  // After an error nothing reads the body, and nothing more may be unpacked.
  unpacked.stream.on('error', fail)
  payload.pipe(arriving.stream).pipe(unpacking).pipe(unpacked.stream)
  return Object.defineProperty(unpacked.stream, 'receivedEncodedLength', {
    get: arriving.bytes,
  }) as unknown as RequestPayload
}

function limited(limitBytes: number): { stream: Transform; bytes: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= limitBytes) done(null, chunk)
      else done(apiError('TOO_LARGE', { limit: String(limitBytes) }))
    },
  })
  return { stream, bytes: () => bytes }
}
