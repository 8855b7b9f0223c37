import { bearer } from '@airshed/server/testing/world'
import { NOW_MS, PAGE_DEVICES, PAGE_SEED } from '../devices.ts'
import { createReferenceWorld, type ReferenceWorld } from '../referenceWorld.ts'

/** A request as a page makes it, below the root of the API. */
export interface ReferenceCall {
  method: 'GET' | 'POST'
  path: string
  body: string | null
}

export interface ReferenceAnswer {
  status: number
  type: string
  body: string
}

let opening: Promise<ReferenceWorld> | null = null

/** The response of the running server to a user who may read the devices of the city. */
export async function answerOf({ method, path, body }: ReferenceCall): Promise<ReferenceAnswer> {
  opening ??= createReferenceWorld(PAGE_DEVICES, { seed: PAGE_SEED, nowMs: NOW_MS })
  const { world } = await opening
  const response = await world.inject({
    method,
    url: path,
    headers: {
      ...(await bearer(world.context, 'user')),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { payload: body }),
  })
  const type = String(response.headers['content-type'])
  return { status: response.statusCode, type, body: response.body }
}

export async function closeServer(): Promise<void> {
  const open = opening
  opening = null
  await (await open)?.close()
}
