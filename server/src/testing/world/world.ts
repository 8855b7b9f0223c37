import { PLUGIN_ARCHIVE_TYPE, ROLES, type Role } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { tokenFor } from '../../access/identity/testsupport/tokenFor.ts'
import { seedDataPoint, seedNode, seedOrganization, seedUser } from '../seed.ts'
import { createTestServer, type TestServerOptions } from '../testServer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A response; `body` is parsed if it is JSON. */
export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, unknown>
}

/**
 * Two organizations with one device each: `city`, with one user per role, and `harbour`, whose owner has no role in
 * the city. The users are named after their roles.
 */
export async function createWorld(options: TestServerOptions = {}) {
  const server = await createTestServer(options)
  const { context } = server
  await seedOrganization(context, 'city', 'City of Clear Air')
  await seedOrganization(context, 'harbour', 'Harbour Authority')
  for (const role of ROLES) await seedUser(context, { id: role, role, organization: 'city' })
  await seedUser(context, { id: 'harbourmaster', role: 'owner', organization: 'harbour' })
  await seedUser(context, { id: 'guest' })
  const city = await seedDevice(context, '1C00AAAA', 'city')
  const harbour = await seedDevice(context, '1C00BBBB', 'harbour')

  async function send<Body>(
    authorization: { authorization?: string },
    method: Method,
    path: string,
    payload?: object | null,
  ): Promise<Answer<Body>> {
    const isBytes = payload instanceof Uint8Array
    const response = await server.inject({
      method,
      url: `/v2/${path}`,
      headers: {
        ...authorization,
        ...(payload === undefined
          ? {}
          : { 'content-type': isBytes ? typeOfBytes(path) : 'application/json' }),
      },
      ...(payload === undefined
        ? {}
        : { payload: isBytes ? Buffer.from(payload) : JSON.stringify(payload) }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Body,
      headers: response.headers,
    }
  }

  const call = async <Body = never>(
    user: UserId | null,
    method: Method,
    path: string,
    payload?: object | null,
  ) => send<Body>(user === null ? {} : await bearer(context, user), method, path, payload)

  /** Makes a call with an API token. */
  const callByToken = <Body = never>(
    secret: string,
    method: Method,
    path: string,
    payload?: object | null,
  ) => send<Body>({ authorization: `Bearer ${secret}` }, method, path, payload)

  return { ...server, city, harbour, call, callByToken }
}

/** Any accepted media type will do for a picture, because its bytes are checked. */
const typeOfBytes = (path: string): string =>
  path === 'pictures'
    ? 'image/png'
    : path.startsWith('thiamis/')
      ? 'application/x-pem-file'
      : path.startsWith('imports')
        ? 'text/csv'
        : path.startsWith('firmware/')
          ? 'application/octet-stream'
          : PLUGIN_ARCHIVE_TYPE

export type World = Awaited<ReturnType<typeof createWorld>>
export type UserId = Role | 'harbourmaster' | 'guest'

export async function bearer(context: ServerContext, user: string) {
  return { authorization: `Bearer ${await tokenFor(context, user)}` }
}

async function seedDevice(context: ServerContext, serial: string, organization: string) {
  const node = await seedNode(context, {
    serial,
    organization,
    name: `Mast in the ${organization}`,
  })
  const pm25 = await seedDataPoint(context, node, { path: '132:5' })
  const co2 = await seedDataPoint(context, node, { path: '131:10', name: 'CO2', unit: 'ppm' })
  return { ...node, pm25, co2 }
}
