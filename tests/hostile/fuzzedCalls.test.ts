import { join } from 'node:path'
import { mutatedJson } from '@airshed/server/testing/mutate'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { beforeAll, expect, it } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { floodedServer, KEY, ORGANIZATION } from './floodedServer.fixture.ts'
import { addressOf, documentedCalls, type DocumentedCall } from './fuzz/documentedCalls.ts'
import { extremeValue, type Source } from './fuzz/extremeValue.ts'

const OWNER = 'owner@example.org'
const SEED = 20_261_129
/** By night 100,000. */
const REQUESTS = faultRounds(1) * 2_000
const TIMEOUT_MS = 120_000 + REQUESTS * 100
/** A request that takes longer found the server stopped, ms. */
const ANSWERED_WITHIN_MS = 60_000
/** Bodies that are no longer what their schema allows: one in so many. */
const BROKEN = 4
const DEVICES = 5
const HOURS = 200
const METER = join(import.meta.dirname, 'fuzz/stallMeter.preload.ts')

/** Calls that end the only session or account there is, or that wait for what never comes. */
const LEFT_OUT =
  /\/(password|sessions|second_factor|deactivate|account|inbox|callback)\b|^DELETE \/v2\/(users|organizations)/
/** A refusal for load, or for a service that this server does not have. */
const HONEST = new Set(['SERVER_BUSY', 'QUEUE_FULL', 'UNAVAILABLE'])

const { url, output, signIn } = floodedServer([OWNER], {
  NODE_OPTIONS: `--import=${METER}`,
  AIRSHED_LOG_LEVEL: 'error',
})

let token: string
let calls: DocumentedCall[]
const ids = new Map<string, string[]>()
beforeAll(async () => {
  const hour = 3_600_000
  const start = Math.floor(Date.now() / hour) * hour - HOURS * hour
  for (let device = 0; device < DEVICES; device += 1) {
    const rows = Array.from({ length: HOURS }, (_, at) => ({
      time: new Date(start + at * hour).toISOString(),
      readings: { pm25: at % 40, co2: 400 + at, wind_speed: at % 9, wind_direction: at % 360 },
    }))
    await postReadings(url(), KEY, { serial: `fuzz-${device}`, rows })
  }
  token = await signIn(OWNER)
  calls = (await documentedCalls(url())).filter(({ name }) => !LEFT_OUT.test(name))
  for (const { method, path } of calls) {
    if (method === 'GET' && !path.includes('{')) await learnIds(path)
  }
}, TIMEOUT_MS)

async function ask(method: string, address: string, type?: string, body?: string) {
  const answer = await fetch(`${url()}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-airshed-key': KEY,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Collects ids from an answer, by the name of their field. */
async function learnIds(path: string): Promise<void> {
  const { status, text } = await ask('GET', `${path}?organization_id=${ORGANIZATION}`)
  if (status !== 200 || !text.startsWith('{')) return
  const entity = /([a-z]+?)s?(\/|$)/.exec(path.slice('/v2/'.length))?.[1] ?? ''
  JSON.parse(text, (key, value: unknown) => {
    if (typeof value !== 'string' || !/(^|_)id$/.test(key)) return value
    for (const field of ['', 'id', key, /^_?id$/.test(key) ? `${entity}_id` : key]) {
      const known = ids.get(field) ?? []
      if (!known.includes(value)) ids.set(field, [...known, value])
    }
    return value
  })
}

/** Sends a call once; resolves with what is wrong with its answer, or null. */
async function send(call: DocumentedCall, source: Source): Promise<string | null> {
  const address = addressOf(call, source)
  const value = call.body === null ? undefined : extremeValue(call.body.schema, source)
  const isBroken = source.random() < 1 / BROKEN
  const text =
    isBroken && value !== undefined ? mutatedJson(value, source.random) : JSON.stringify(value)
  const what = `${call.method} ${address.slice(0, 200)} ${text?.slice(0, 500) ?? ''}`
  try {
    const answer = await ask(call.method, address, call.body?.type, text)
    if (answer.status < 500) return null
    const { code } = JSON.parse(answer.text) as { code?: string }
    return HONEST.has(code ?? '')
      ? null
      : `${answer.status}: ${what} → ${answer.text.slice(0, 300)}`
  } catch (error) {
    return `${String(error)}: ${what}`
  }
}

it(
  `answers ${REQUESTS} extreme and slightly wrong requests without blocking the main thread`,
  async () => {
    const random = seededRandom(SEED)
    const known = (field: string) =>
      field === 'organization_id' ? [ORGANIZATION] : (ids.get(field) ?? [])
    const wrong = new Set<string>()
    let before = ''
    let reported = output().length
    for (let request = 0; request < REQUESTS; request += 1) {
      const call = calls[Math.floor(random() * calls.length)] as DocumentedCall
      const problem = await send(call, { random, known })
      if (problem !== null) wrong.add(problem)
      const printed = output().slice(reported)
      reported += printed.length
      for (const [stall] of printed.matchAll(/^Stalled for .*$/gm)) {
        wrong.add(`${stall}: ${before}, then ${call.name}`)
      }
      before = call.name
      if (wrong.size > 20) break
    }
    expect([...wrong]).toEqual([])
    expect((await ask('GET', '/v2/users/me')).status).toBe(200)
  },
  TIMEOUT_MS,
)
