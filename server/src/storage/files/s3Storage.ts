import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { unavailable } from '../../base/errors.ts'
import { UnreachableError } from '../../base/unreachable.ts'
import { outsideCall } from '../../base/outgoing/outsideCall.ts'
import { contentPath, type FileStorage } from './fileStorage.ts'
import { readS3Url, S3_URL_SHAPE, type S3Place } from '../../base/settings/s3Url.ts'

/** Timeout until the answer begins, which includes sending a part of an upload. */
const ANSWER_WITHIN_MS = 120_000

/**
 * Stores the bytes of files in an S3 store. A file larger than 8 MiB is sent in parts, four at a time.
 *
 * @param s3Url see {@link S3_URL_SHAPE}
 */
export function createS3Storage(s3Url: string): FileStorage {
  const place = readS3Url(s3Url)
  if (place === undefined) throw new Error(`S3_URL: expected ${S3_URL_SHAPE}`)
  const store = new S3mini({ ...place, fetch: fetchWithin(ANSWER_WITHIN_MS) })
  const asked = <Result>(what: string, task: () => Promise<Result>): Promise<Result> =>
    outsideCall({ name: `s3 ${what}`, address: new URL(place.endpoint).host }, task)
  return {
    place: (contentId, path) =>
      asked('place', async () => {
        try {
          await store.putAnyObject(contentPath(contentId), await openAsBlob(path))
        } catch (error) {
          throw away(error)
        }
      }),

    read: (contentId, range) =>
      asked('read', async () => {
        const key = contentPath(contentId)
        try {
          const answer =
            range === undefined
              ? await store.getObjectRaw(key)
              : await store.getObjectRaw(key, false, range.start, range.end + 1)
          return { bytes: wholeSize(answer), stream: bodyOf(answer) }
        } catch (error) {
          if (isMissing(error)) return undefined
          throw away(error)
        }
      }),

    remove: (contentId) =>
      asked('remove', async () => {
        try {
          await store.deleteObject(contentPath(contentId))
        } catch (error) {
          if (!isMissing(error)) throw away(error)
        }
      }),

    check: () => checkBucket(store, place),
  }
}

/** Writes, reads and removes a small object, to check the permissions that the server needs. */
async function checkBucket(store: S3mini, { where }: S3Place): Promise<void> {
  // A random name, as several servers may check at once.
  const probe = `airshed-check-${randomUUID()}`
  try {
    await store.putObject(probe, 'Airshed checks that it may write here.')
    await store.getObjectRaw(probe).then((answer) => answer.text())
    await store.deleteObject(probe)
  } catch (cause) {
    const cure = 'Start it, or correct S3_URL: key, secret, host, bucket and region'
    throw new UnreachableError({ what: 'The S3 store', where, cause: rootOf(cause), cure })
  }
}

/** A range has `content-range: bytes 0-9/1234`, a whole object only `content-length`. */
function wholeSize({ headers }: Response): number {
  const total = headers.get('content-range')?.split('/')[1]
  return Number(total ?? headers.get('content-length') ?? Number.NaN)
}

/** An empty object may be returned without a body. */
const bodyOf = ({ body }: Response): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream)

/** If the bucket is missing, nothing is known about the object. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceError &&
  error.status === 404 &&
  !`${error.serviceCode} ${error.body}`.includes('NoSuchBucket')

/** The error for callers: the store is unavailable or refuses; the log has the reason. */
function away(error: unknown): Error {
  const failure = unavailable('The file storage')
  failure.cause = rootOf(error)
  return failure
}

/** `fetch failed` is meaningless; its innermost cause is not. */
function rootOf(error: unknown): unknown {
  const { cause } = (error ?? {}) as { cause?: unknown }
  return cause instanceof Error ? rootOf(cause) : error
}

/** Aborts a request whose answer does not begin in time, and never follows redirects to another host. */
function fetchWithin(withinMs: number): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(new Error('No answer came in time')), withinMs)
    try {
      const headers = new Headers(init?.headers)
      // A compressed body would have a different length from the file.
      headers.set('accept-encoding', 'identity')
      return await fetch(input, { ...init, headers, redirect: 'manual', signal: giveUp.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}
