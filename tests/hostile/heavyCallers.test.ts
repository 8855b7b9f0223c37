import { beforeAll, expect, it } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { floodedServer, KEY, PATIENCE_MS } from './floodedServer.fixture.ts'

const HEAVY = 'heavy@example.org'
const OTHER = 'other@example.org'
const DEVICES = 300
const SEARCHES = 36
const WEEK = { hours: 168 }

const { url, everyRound, deviceReports, signIn } = floodedServer([HEAVY, OTHER])

beforeAll(async () => {
  const time = new Date().toISOString()
  for (let device = 0; device < DEVICES; device += 1) {
    await postReadings(url(), KEY, { serial: `fleet-${device}`, time, readings: { pm25: 5 } })
  }
}, PATIENCE_MS)

it(
  `${SEARCHES} searches of one user over a week of a fleet delay neither users nor devices`,
  async () => {
    const tokens = { heavy: await signIn(HEAVY), other: await signIn(OTHER) }
    const search = async (who: keyof typeof tokens, path: string, body: object) => {
      const answer = await fetch(`${url()}/v2/search/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.arrayBuffer()
      return answer.status
    }
    // What is asked for the first time takes a second longer.
    expect(await search('other', 'status', {})).toBe(200)
    await deviceReports()
    await everyRound(async () => {
      let answered = 0
      const searches = Array.from({ length: SEARCHES }, async () => {
        const status = await search('heavy', 'online', WEEK)
        answered += 1
        return status
      })
      expect(await search('other', 'status', {})).toBe(200)
      await deviceReports()
      expect(answered).toBeLessThan(SEARCHES)
      expect(new Set(await Promise.all(searches))).toEqual(new Set([200]))
    })
  },
  PATIENCE_MS,
)
