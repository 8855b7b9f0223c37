import { setTimeout as sleep } from 'node:timers/promises'
import { isDetectionLimit } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type ErrorBody } from '@airshed/schemas'
import { ImportError } from './importError.ts'
import type { ImportMap } from '@airshed/schemas'
import type { ImportRow } from './importRow.ts'
import { NO_PROGRESS, type ImportSink, type Stored } from './sink.ts'

const ATTEMPTS = 5
const RETRY_AFTER_MS = 2000
/** Too many requests, or a temporarily unavailable store: the same post succeeds later. */
const COME_BACK = [429, 503]

const COUNTS = ['accepted', 'duplicates', 'conflicts', 'revised'] as const
const NOTHING = { accepted: 0, duplicates: 0, conflicts: 0, revised: 0 }

type Wait = (ms: number) => Promise<unknown>

/**
 * Posts to a running server, which stores no progress: an interrupted import starts over, and readings that
 * already arrived count as duplicates.
 *
 * @param url origin of the server
 * @param key ingest key of the organization
 * @param revises whether readings replace stored ones that are different
 * @param wait waits for a time. Default: with a timer
 */
export function createServerSink(
  url: string,
  key: string,
  revises = false,
  wait: Wait = sleep,
): ImportSink {
  const endpoint = new URL(revises ? '/ingest/json?revise=true' : '/ingest/json', url)
  return {
    revises,
    target: endpoint.origin,
    readProgress: async () => NO_PROGRESS,
    saveProgress: async () => {},
    async write(rows, _columns, map) {
      const stored: Stored = { ...NOTHING, conflicting: [] }
      for (const [serial, own] of Map.groupBy(rows, (row) => row.serial)) {
        const answer = await post(endpoint, key, JSON.stringify(payloadOf(serial, own, map)), wait)
        for (const count of COUNTS) stored[count] += answer[count]
        stored.conflicting.push(...answer.conflicting)
      }
      return stored
    },
  }
}

function payloadOf(serial: string, rows: readonly ImportRow[], map: ImportMap) {
  return {
    serial,
    type: map.type,
    name: map.name,
    timezone: map.timezone,
    interval: map.interval,
    location: map.location,
    // What is not was found by the times of the whole file, of which this is a part.
    history: true,
    rows: rows.map(({ ts, cells }) => ({
      time: new Date(ts).toISOString(),
      readings: Object.fromEntries(
        cells.map(({ column, value, unit, flags }) => [
          column.key,
          {
            value: isDetectionLimit(flags) ? `<${value}` : value,
            unit: unit ?? undefined,
            ...fieldsOfFlags(flags),
          },
        ]),
      ),
    })),
  }
}

/** Fields of a post that mark a reading as not to be shown. */
const fieldsOfFlags = (flags: number) => ({
  ...((flags & MEASUREMENT_FLAGS.sensorFault) === 0 ? {} : { fault: true }),
  ...((flags & MEASUREMENT_FLAGS.invalid) === 0 ? {} : { invalid: true }),
  ...((flags & MEASUREMENT_FLAGS.unknownTime) === 0 ? {} : { unknown_time: true }),
})

async function post(endpoint: URL, key: string, body: string, wait: Wait): Promise<Stored> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(endpoint, key, body)
    if (answer.ok) return (await answer.json()) as Stored
    if (COME_BACK.includes(answer.status) && attempt < ATTEMPTS) {
      await wait(pauseMs(answer.headers.get('retry-after')))
      continue
    }
    const text = await answer.text()
    throw new ImportError(`${endpoint.origin} answered ${answer.status}: ${detailOf(text)}`)
  }
}

async function send(endpoint: URL, key: string, body: string): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-airshed-key': key },
      body,
    })
  } catch (error) {
    const { cause, message } = error as Error
    throw new ImportError(
      `${endpoint.origin} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
    )
  }
}

function detailOf(text: string): string {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).errors?.detail ?? text.slice(0, 200)
  } catch {
    return text.slice(0, 200)
  }
}

function pauseMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  return seconds > 0 ? Math.min(seconds * 1000, 60_000) : RETRY_AFTER_MS
}
