import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiError } from '../../base/errors.ts'
import type { Files, StoredFile } from './files.ts'
import { requestedRange } from './requestedRange.ts'

/** Types that a browser shows without running anything in them. */
const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
])
/** Whatever a file holds, it runs nothing, loads nothing and has no origin. */
const POLICY = "default-src 'none'; sandbox"

interface SendOptions {
  /** Let a browser show the file instead of saving it, if its type is harmless. Default false. */
  isShown?: boolean
  /** Anyone who knows the address, and any cache, may keep the file indefinitely. Default false. */
  isPublic?: boolean
}

/**
 * Answers with a file, or the requested part of it: 200, 206, 304, 416. Permissions must have been checked
 * before.
 *
 * @throws ApiError RANGE_NOT_SATISFIABLE, FILE_DAMAGED, UNAVAILABLE
 */
export async function sendFile(
  files: Pick<Files, 'open'>,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  { isShown = false, isPublic = false }: SendOptions = {},
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  const caching = { etag, 'cache-control': isPublic ? A_YEAR : ASKED_EACH_TIME }
  if (isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers(caching).send()
  }
  const range = requestedRange(request.headers, file.bytes, etag)
  if (range === 'outside') {
    const parts = { range: String(request.headers.range), bytes: String(file.bytes) }
    const headers = { 'content-range': `bytes */${file.bytes}` }
    throw apiError('RANGE_NOT_SATISFIABLE', parts, undefined, headers)
  }
  const part = range === 'whole' ? undefined : range
  // Fastify would set the content length of a non-stream body, and report the file as empty.
  const stream = request.method === 'HEAD' ? Readable.from([]) : await files.open(file, part)
  if (part !== undefined) {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
  }
  return reply
    .headers({
      ...caching,
      'accept-ranges': 'bytes',
      'content-type': file.mediaType,
      'content-length': part === undefined ? file.bytes : part.end - part.start + 1,
      'content-disposition': contentDisposition(file.name, {
        type: isShown && isHarmless(file.mediaType) ? 'inline' : 'attachment',
      }),
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    .send(stream)
}

const A_YEAR = 'public, max-age=31536000, immutable'
/** Permissions may end at any time, so each use revalidates; the answer is mostly 304. */
const ASKED_EACH_TIME = 'private, no-cache'

/** Ignores the parameters of the type: `text/plain; charset=utf-8` is plain text. */
const isHarmless = (mediaType: string) => SHOWN_TYPES.has(mediaType.split(';')[0] ?? '')

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
