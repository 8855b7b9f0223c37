import { posix } from 'node:path'

/** The spellings of a call's name in the files that mention it. */
export interface CallNames {
  readonly entity: string
  /** `listOldTokens`: the value. */
  readonly name: string
  /** `tokens/list-old-tokens`: relative to the root of the API. */
  readonly path: string
  /** Of its handler, from the root of the project: `server/src/people/tokens`. */
  readonly folder: string
}

/** A file of the server, as a file of the call's folder imports it. */
const fromFolder = (folder: string, file: string): string =>
  posix.relative(folder, `server/src/${file}`)

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
  folder,
}: CallNames): string => `import { ${name} } from '@airshed/schemas/calls'
import { answer } from '${fromFolder(folder, 'access/calls/handler.ts')}'

export const ${name}Handler = answer(${name}, async () => ({ data: [] }))
`

export const testText = ({
  name,
  path,
  folder,
}: CallNames): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '${fromFolder(folder, 'testing/world/world.ts')}'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('${name}', () => {
  it('answers staff with a list', async () => {
    const { status, body } = await world.call<object>('support', 'GET', '${path}')
    expect([status, body]).toEqual([200, { data: [] }])
  })

  it('refuses an owner and a stranger', async () => {
    expect((await world.call('owner', 'GET', '${path}')).status).toBe(403)
    expect((await world.call(null, 'GET', '${path}')).status).toBe(401)
  })
})
`
