import type { ErrorBody } from '@airshed/schemas'
import { callName } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultRounds } from '../../testing/faultRounds.ts'
import { mutatedJson, mutatedText } from '../../testing/mutate.ts'
import { seededRandom } from '../../testing/random.ts'
import { exampleOf } from '../matrix/examples.fixture.ts'
import { USERS } from '../matrix/expectedStatus.fixture.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'

const SEED = 20_261_123
/** Changed bodies for each call; by night more. */
const BODIES = faultRounds(8) * 2
const TIMEOUT_MS = 60_000 + BODIES * 2_000
/** One body in so many is not even JSON. */
const BROKEN = 6

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Nothing of the inside: no place in the code, no statement. */
const INSIDE = /\bat .*\.(ts|js):\d|node_modules|server\/src|select |insert |SQLITE|TypeError/

const rows = ALL_CALLS.filter(({ body }) => body !== undefined).map((call, index) => ({
  name: callName(call),
  call,
  seed: SEED + index,
}))

describe.each(rows)('$name', ({ call, seed }) => {
  it(
    `accepts or refuses ${BODIES} randomly changed bodies`,
    async () => {
      const random = seededRandom(seed)
      for (let round = 0; round < BODIES; round += 1) {
        const user = USERS[Math.floor(random() * USERS.length)] ?? 'owner'
        const { path, body } = await exampleOf(call, {
          world,
          organization: 'city',
          device: world.city,
        })
        if (body instanceof Uint8Array) return
        const text =
          round % BROKEN === 0
            ? mutatedText(JSON.stringify(body), random)
            : mutatedJson(body, random)
        const answer = await world.inject({
          method: call.method,
          url: `/v2/${path}`,
          headers: { ...(await bearer(world.context, user)), 'content-type': 'application/json' },
          payload: text,
        })
        const what = `round ${round}, as ${user}: ${text.slice(0, 300)}`
        expect(answer.statusCode, `${what} → ${answer.body.slice(0, 300)}`).toBeLessThan(500)
        if (answer.statusCode < 400) continue
        const refusal = answer.json<ErrorBody>()
        expect(refusal.code, what).toMatch(/^[A-Z_]+$/)
        expect(refusal.errors.detail.length, what).toBeGreaterThan(0)
        expect(answer.body, what).not.toMatch(INSIDE)
      }
    },
    TIMEOUT_MS,
  )
})

it('the server still answers its owner after random bodies', async () => {
  expect((await world.call('owner', 'GET', 'users/me')).status).toBe(200)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})
