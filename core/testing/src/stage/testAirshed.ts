import { createRegistry, type RegisteredPlugin, type WidgetThumbnails } from '@airshed/contract'
import {
  createBroker,
  createQueryClient,
  inFahrenheit,
  type Broker,
  type Clock,
} from '@airshed/data'
import {
  createCommandRegistry,
  loadErrorSentences,
  pageTexts,
  withLocks,
  type AirshedValue,
} from '@airshed/kit/provider'
import type { Locale, Theme, User } from '@airshed/schemas'
import { createToaster } from '@airshed/ui'
import type { QueryClient } from '@tanstack/react-query'
import { organization, user as buildUser } from '../builders/session.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { createFakeKeeper } from '../fakes/keeper.ts'
import { createFakeServer, type FakeServer, type FakeServerOptions } from '../fakes/server.ts'
import { createFakeStream, type FakeStream } from '../fakes/stream.ts'

// The console loads these with the first refusal, and for readers of Spanish; no test should have to wait for that.
await Promise.all([loadErrorSentences(), pageTexts.load('es')])

export interface TestAirshedOptions extends FakeServerOptions {
  plugins?: readonly RegisteredPlugin[]
  /** Drawings of its widgets. Default none. */
  thumbnails?: WidgetThumbnails
  /** Default `light`. */
  theme?: Theme
  /** Default `en_US`. */
  locale?: Locale
  /** Default `org_city`. */
  slug?: string
  user?: User
  /** Default: one that stays at `TEST_NOW_MS`. */
  clock?: Clock
  /** Default the real one on the in-memory server. */
  broker?: Broker
  /** The user's earlier settings, by key; new ones are stored there. Default none. */
  kept?: Map<string, string>
  /** Whether failed requests are retried as in the console. Default false. */
  isRetrying?: boolean
}

/** The context that the app would provide to its plugins, on an in-memory server. */
export interface TestAirshed {
  value: AirshedValue
  queryClient: QueryClient
  stream: FakeStream
  /** Calls of the server so far, oldest first. */
  calls: FakeServer['calls']
  /** Visited paths. */
  visited: string[]
  /** The errors that were reported to telemetry, with their locations. */
  errors: string[]
}

/** Like {@link createTestAirshed}, with the session that the console passes to pages: locks are applied. */
export function createTestPage(options: TestAirshedOptions = {}): TestAirshed {
  const made = createTestAirshed(options)
  return { ...made, value: { ...made.value, session: withLocks(made.value.session) } }
}

/** Everything that a plugin depends on, without network, real time or app. */
export function createTestAirshed(options: TestAirshedOptions = {}): TestAirshed {
  const { plugins = [], theme = 'light', locale = 'en_US', slug = 'org_city' } = options
  const clock = options.clock ?? { now: () => TEST_NOW_MS }
  const { api: server, calls } = createFakeServer(options)
  const stream = createFakeStream()
  const isFahrenheit = options.user?.temp_units === 'F'
  const { api, live } = isFahrenheit
    ? inFahrenheit({ api: server, live: stream })
    : { api: server, live: stream }
  const queryClient = createQueryClient()
  if (options.isRetrying !== true) {
    const { queries } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  }
  const visited: string[] = []
  const errors: string[] = []
  const value: AirshedValue = {
    session: {
      user: options.user ?? buildUser({ locale }),
      slug,
      organizations: options.organizations ?? [organization()],
      theme,
      locale,
      setTheme: () => undefined,
      setLocale: () => undefined,
      config: {
        issuer: 'http://localhost/oidc',
        client_id: 'airshed-console',
        resource: 'urn:airshed:api',
        is_demo: false,
        is_identity_external: options.isIdentityExternal === true,
        version: '0.0.0',
        widget_limit: 50,
        has_first_organization: options.hasFirstOrganization === true,
        has_geocoder: options.places !== undefined,
        is_mail_sent: options.isMailSent !== false,
        map_style_url: null,
      },
    },
    api,
    broker: options.broker ?? createBroker({ api, live, queryClient, clock }),
    live,
    registry: createRegistry(plugins),
    loadThumbnails: () => Promise.resolve(options.thumbnails ?? {}),
    toaster: createToaster(),
    telemetry: {
      pageView: () => undefined,
      identify: () => undefined,
      error: (error, where) => void errors.push(`${where}: ${String(error)}`),
    },
    navigate: (path) => void visited.push(path),
    kiosk: { isKiosk: false, leave: () => undefined },
    commands: createCommandRegistry(),
    keep: createFakeKeeper(options.kept),
    clock,
  }
  return { value, queryClient, stream, calls, visited, errors }
}
