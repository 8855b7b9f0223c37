import type { DataPoint, List } from '@airshed/schemas'
import { makeOrganization, withStore } from './organization.ts'
import { makeOwner } from './owner.ts'
import { emptyStore, freePort, startServer, type ServerProcess } from './serverProcess.ts'
import { signIn } from './signIn.ts'

/** Ingest key of the devices of the organization. */
export const ALERT_KEY = 'alerts-test-key-0123456789'
export const ALERT_ORGANIZATION = 'org_alerts'
const OWNER = 'owner@example.org'

/** A user other than the owner who is notified of alerts. */
export interface NotifiedUser {
  id: string
  locale?: 'es_ES' | 'en_US'
  /** IANA name. */
  timezone?: string
}

/** A server process of one organization for alerts, which can be killed and restarted on its store. */
export async function createAlertServer(settings: Record<string, string> = {}) {
  const folder = await emptyStore()
  const port = await freePort()
  const env: Record<string, string> = {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(port),
    ...settings,
  }
  await makeOrganization(env, { id: ALERT_ORGANIZATION, key: ALERT_KEY })
  const password = await makeOwner(env, { email: OWNER, organization: ALERT_ORGANIZATION })
  const url = `http://localhost:${port}`
  let server: ServerProcess | undefined
  let token: string

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  return {
    url,
    call,
    async start(): Promise<void> {
      server = await startServer(env, { hasConsole: false })
      const publicUrl = settings['AIRSHED_PUBLIC_URL'] ?? url
      token = await signIn([url], { publicUrl, email: OWNER, password })
    },
    kill: () => server?.kill() ?? Promise.resolve(),
    /** Opens its store while it is not running. */
    inStore: <Result>(use: Parameters<typeof withStore<Result>>[1]) => withStore(env, use),
    ownerId: () =>
      withStore(env, async ({ db }) => {
        const { id } = await db
          .selectFrom('users')
          .select('id')
          .where('email', '=', OWNER)
          .executeTakeFirstOrThrow()
        return id
      }),
    /** Users with the permissions of device managers, whose address is their id at example.org. */
    addUsers: (users: readonly NotifiedUser[]) =>
      withStore(env, async ({ db }) => {
        for (const { id, ...more } of users) {
          await db
            .insertInto('users')
            .values({
              id,
              external_id: id,
              email: `${id}@example.org`,
              first_name: id,
              last_name: 'Tester',
              created_at: Date.now(),
              ...more,
            })
            .execute()
          await db
            .insertInto('user_permissions')
            .values(
              (['read_devices', 'manage_devices'] as const).map((permission) => ({
                user_id: id,
                organization_id: ALERT_ORGANIZATION,
                permission,
              })),
            )
            .execute()
        }
      }),
    /** The PM2.5 data point of a device that has reported. */
    async pm25Of(serial: string): Promise<string> {
      const { data } = await call<List<DataPoint>>('POST', '/search/data_points', {
        node_id: [`${serial}:0`],
      })
      const { _id: id } = data.find(({ path }) => path === '132:5') ?? {}
      if (id === undefined) throw new Error(`${serial} has no PM2.5`)
      return id
    },
    async close(): Promise<void> {
      await server?.kill()
      folder.remove()
    },
  }
}

export type AlertServer = Awaited<ReturnType<typeof createAlertServer>>
