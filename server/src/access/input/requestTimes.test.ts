import type { ErrorBody } from '@airshed/schemas'
import { callName, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../matrix/examples.fixture.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const EARLIEST_MS = 0
const LATEST_MS = Date.UTC(2200, 0)
/** The ends of what JavaScript calls a time. */
const ENDS_MS = [-8_640_000_000_000_000, 8_640_000_000_000_000]
/** No limit of another kind, such as one of a reading's value, is as high. */
const IS_A_TIME_ABOVE = 1e12

interface Limited {
  type?: string | string[]
  minimum?: number
  maximum?: number
}

/** Integers of a schema that hold times, with where they are. */
function timesOf(schema: unknown, place = ''): [place: string, Limited][] {
  if (schema === null || typeof schema !== 'object') return []
  const { type, maximum = 0 } = schema as Limited
  if (type === 'integer' && maximum > IS_A_TIME_ABOVE) return [[place, schema as Limited]]
  return Object.entries(schema).flatMap(([key, part]) => timesOf(part, `${place}/${key}`))
}

const taken = ALL_CALLS.flatMap((call) =>
  [call.body, call.query].flatMap((schema) =>
    timesOf(schema).map(([place, limits]) => [callName(call), place, limits] as const),
  ),
)

describe('a time in a request', () => {
  it('the tests cover more than 30 times in requests', () => {
    expect(taken.length).toBeGreaterThan(30)
  })

  it.each(taken)(
    '%s%s accepts only times at which a reading can exist',
    (_call, _place, limits) => {
      expect(limits).toMatchObject({ minimum: EARLIEST_MS, maximum: LATEST_MS })
    },
  )
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const withWindow = ALL_CALLS.filter(
  ({ body }) => timesOf(body).filter(([place]) => /\/(from|to)$/.test(place)).length > 1,
).map((call): [string, Call] => [callName(call), call])

describe.each(withWindow)('%s', (_name, call) => {
  it.each(ENDS_MS)(
    'refuses a window of a minute at %d',
    async (endMs) => {
      const target = { world, organization: 'city', device: world.city } as const
      const { path, body } = await exampleOf(call, target)
      const from = Math.max(ENDS_MS[0] ?? 0, Math.min(endMs, (ENDS_MS[1] ?? 0) - 60_000))
      const asked = { ...body, from, to: from + 60_000 }
      const answer = await world.call<ErrorBody>('owner', call.method, path, asked)
      expect(answer.status).toBe(400)
      expect(answer.body.issues?.map((issue) => issue.path)).toContain('/from')
    },
    5_000,
  )
})
