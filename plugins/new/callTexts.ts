/** The spellings of a call's name in the files that mention it. */
export interface CallNames {
  readonly entity: string
  /** `listOldTokens`: the value. */
  readonly name: string
  /** `tokens/list-old-tokens`: relative to the root of the API. */
  readonly path: string
}

/** The value of the call, restricted to staff until its author decides who may make it. */
export const callText = ({
  entity,
  name,
  path,
}: CallNames): string => `export const ${name} = defineCall({
  method: 'GET',
  path: '/${path}',
  entity: '${entity}',
  summary: 'For staff: ${name}',
  answer: Type.Object({ data: Type.Array(Type.String()) }),
  access: 'staff',
})
`

export const handlerText = ({
  name,
}: CallNames): string => `import { ${name} } from '@airshed/schemas/calls'
import { answer } from '../../calls/handler.ts'

export const ${name}Handler = answer(${name}, async () => ({ data: [] }))
`

export const testText = ({
  name,
  path,
}: CallNames): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../testsupport/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('${name}', () => {
  it('answers staff', async () => {
    const { status, body } = await world.call<object>('support', 'GET', '${path}')
    expect([status, body]).toEqual([200, { data: [] }])
  })

  it('refuses everybody else', async () => {
    expect((await world.call('owner', 'GET', '${path}')).status).toBe(403)
    expect((await world.call(null, 'GET', '${path}')).status).toBe(401)
  })
})
`
