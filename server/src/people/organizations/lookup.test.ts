import type { ErrorBody, OrganizationLookup } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOrganization } from '../../testing/seed.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const name of ['100 % Air', 'North_East', 'NorthXEast', 'Back\\slash']) {
    await seedOrganization(world.context, `org-${name.replaceAll(/\W/g, '')}`, name)
  }
  for (let index = 10; index < 40; index += 1) {
    await seedOrganization(world.context, `school-${index}`, `School ${index}`)
  }
})
afterAll(() => world.close())

const lookUp = (query: string) =>
  world.call<OrganizationLookup>(
    'support',
    'GET',
    `organizations/lookup?query=${encodeURIComponent(query)}`,
  )
const namesOf = async (query: string) => (await lookUp(query)).body.data.map(({ name }) => name)

it('finds organizations that the caller does not belong to, by name or external id', async () => {
  expect((await lookUp('hARBOur auth')).body).toEqual({
    data: [{ id: 'harbour', external_id: 'ext-harbour', name: 'Harbour Authority' }],
  })
  expect(await namesOf('EXT-HARB')).toEqual(['Harbour Authority'])
})

it.each([
  ['100 %', ['100 % Air']],
  ['%%%', []],
  ['h_E', ['North_East']],
  ['___', []],
  ['k\\s', ['Back\\slash']],
  ["' or 1=1 --", []],
])('takes %j literally', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

it('answers at most twenty, the exact external id first and then by name', async () => {
  const names = await namesOf('school')
  expect(names).toHaveLength(20)
  expect(names).toEqual(names.toSorted())
  expect((await namesOf('ext-school-39'))[0]).toBe('School 39')
})

it.each(['', 'ab', '   ', ' a '])('requires three characters and refuses %j', async (query) => {
  const path = `organizations/lookup?query=${encodeURIComponent(query)}`
  const answer = await world.call<ErrorBody>('support', 'GET', path)
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, '/query'])
})

it('finds organizations even while the caller acts as somebody else', async () => {
  const body = { external_id: 'ext-harbour' }
  await world.call('support', 'POST', 'users/access_context/support', body)
  expect(await namesOf('City')).toEqual(['City of Clear Air'])
})
