import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { callName } from '@airshed/schemas/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { everyId, idsIn, seedHarbour } from './ids.fixture.ts'
import { USERS } from './expectedStatus.fixture.ts'

let world: World
let foreign: Set<string>
beforeAll(async () => {
  world = await createWorld()
  await seedHarbour(world)
  foreign = await everyId(world, 'harbour')
})
afterAll(() => world.close())

const reads = ALL_CALLS.filter(
  (call) =>
    call.access !== 'public' &&
    !call.path.includes(':') &&
    (call.method === 'GET' || call.reads === true),
)

it('the list of calls that could leak is not empty', () => {
  expect(foreign.size).toBeGreaterThan(7)
})

it.each(reads.map((call) => ({ name: callName(call), call })))(
  '$name shows no row of the harbour to anybody of the city',
  async ({ call }) => {
    const targets: Target[] = [
      { world, organization: 'harbour', device: world.harbour },
      { world, organization: 'city', device: world.city },
    ]
    for (const target of targets) {
      const { path, body } = await exampleOf(call, target)
      // With and without a word about the organization: what is asked for must not decide it.
      const [bare = ''] = path.split('?')
      for (const [address, sent] of [
        [path, body],
        [call.query === undefined || call.path.endsWith('/lookup') ? path : bare, body],
      ] as const) {
        for (const user of USERS.filter((one) => one !== 'harbourmaster')) {
          const answer = await world.call<unknown>(user, call.method, address, sent)
          // A refusal names what was asked for, which the asker knows.
          const reported =
            answer.status < 400 ? answer.body : { ...Object(answer.body), parts: null }
          const leaked = [...idsIn(reported)].filter((id) => foreign.has(id))
          expect([user, address, leaked]).toEqual([user, address, []])
        }
      }
    }
  },
)

it('members of the harbour see its rows, so the ids tested are those of real answers', async () => {
  const seen = new Set<string>()
  for (const call of reads) {
    const target: Target = { world, organization: 'harbour', device: world.harbour }
    const { path, body } = await exampleOf(call, target)
    const answer = await world.call<unknown>('harbourmaster', call.method, path, body)
    for (const id of idsIn(answer.body)) if (foreign.has(id)) seen.add(id)
  }
  expect([...foreign].filter((id) => !seen.has(id))).toEqual([])
})
