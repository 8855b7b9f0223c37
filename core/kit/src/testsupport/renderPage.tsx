import { createRegistry, type AnyPlugin } from '@airshed/contract'
import { createApiClient, createQueryClient } from '@airshed/data'
import type { LiveChannel, LiveChannelState } from '@airshed/data'
import type { Locale, PermissionMap, Theme, Widget } from '@airshed/schemas'
import { applyTheme, createToaster } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { untilStill } from '@airshed/ui/testing'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createCommandRegistry } from '../commands/commandRegistry.ts'
import { loadErrorSentences } from '../errors/codeText.ts'
import { pageTexts } from '../messages/pageTexts.ts'
import type { AirshedValue, Keeper } from '../provider/airshedContext.ts'
import { AirshedProvider } from '../provider/AirshedProvider.tsx'
import { handBroker } from './handBroker.ts'

// The console loads these with the first refusal; no test should have to wait for that.
await Promise.all([loadErrorSentences(), pageTexts.load('es')])

export interface PageOptions {
  plugins?: readonly AnyPlugin[]
  locale?: Locale
  theme?: Theme
  permissions?: PermissionMap
  /** The fixed time of the clock, ms UTC. */
  nowMs?: number
  fetch?: typeof globalThis.fetch
  /** The user's earlier settings, by key. */
  kept?: Map<string, string>
}

const memoryKeeper = (kept = new Map<string, string>()): Keeper => ({
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
})

/** A live channel without a server; its state changes when the test says so. */
function handLive() {
  const listeners = new Set<(state: LiveChannelState) => void>()
  let current: LiveChannelState = 'idle'
  const channel: LiveChannel = {
    get state() {
      return current
    },
    lostSinceMs: null,
    watch: () => () => undefined,
    onNotice: () => () => undefined,
    onChange: () => () => undefined,
    onStateChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    serverAnswered: () => undefined,
    close: () => undefined,
  }
  return {
    channel,
    turn(next: LiveChannelState): void {
      current = next
      for (const listener of listeners) listener(next)
    },
  }
}

let root: Root | null = null

/** A console page around the rendered content: signed in, with a broker whose answers the test provides. */
export function createPage(options: PageOptions = {}) {
  const { plugins = [], locale = 'en_US', theme = 'light', nowMs = 1_700_000_000_000 } = options
  const broker = handBroker()
  const live = handLive()
  const reports: string[] = []
  const visited: string[] = []
  const clock = { now: () => nowMs }
  const fetch = options.fetch ?? (() => Promise.resolve(Response.json({ data: [] })))
  const value: AirshedValue = {
    session: {
      user: {
        id: 'u1',
        external_id: 'u1',
        email: 'ana@example.org',
        fullName: 'Ana Ruiz',
        initials: 'AR',
        picture: null,
        locale,
        first_name: 'Ana',
        last_name: 'Ruiz',
        is_locale_chosen: true,
        intercom_identity: null,
        access_context: null,
        permissions: options.permissions ?? { read_devices: ['org_city'] },
        timezone: 'UTC',
        phone_number: null,
        temp_units: 'C',
      },
      slug: 'org_city',
      organizations: [],
      theme,
      locale,
      setTheme: () => undefined,
      setLocale: () => undefined,
      config: {
        issuer: 'https://air.example/oidc',
        client_id: 'airshed-console',
        resource: 'urn:airshed:api',
        is_demo: true,
        version: '0.1.0',
        widget_limit: 50,
        map_style_url: null,
      },
    },
    api: createApiClient({
      baseUrl: 'https://air.example/v2',
      tokens: {
        current: () => ({ accessToken: 't', expiresAtMs: Number.MAX_SAFE_INTEGER }),
        refresh: () => Promise.resolve(null),
      },
      fetch,
      clock,
      onSessionExpired: () => undefined,
    }),
    broker,
    live: live.channel,
    registry: createRegistry(plugins),
    toaster: createToaster(() => () => undefined),
    telemetry: {
      pageView: () => undefined,
      identify: () => undefined,
      error: (error, where) => reports.push(`${where}: ${String(error)}`),
    },
    navigate: (path) => visited.push(path),
    kiosk: { isKiosk: false, leave: () => undefined },
    commands: createCommandRegistry(),
    keep: memoryKeeper(options.kept),
    clock,
  }
  const queryClient = createQueryClient()
  const draw = (children: ReactNode): void => {
    if (root === null) {
      const container = document.createElement('main')
      document.body.append(container)
      root = createRoot(container, { onCaughtError: () => undefined })
    }
    const current = root
    applyTheme(theme)
    flushSync(() =>
      current.render(
        <AirshedProvider value={value} queryClient={queryClient}>
          {children}
        </AirshedProvider>,
      ),
    )
  }
  return { broker, live, reports, visited, value, queryClient, draw }
}

/** Removes what was rendered, portals included. */
export function clearPage(): void {
  const current = root
  root = null
  if (current !== null) flushSync(() => current.unmount())
  document.body.replaceChildren()
}

/** A saved widget with the same place at all breakpoints. */
export function savedWidget(changes: Partial<Widget> = {}): Widget {
  const rect = { x: 0, y: 0, w: 4, h: 3 }
  return {
    id: 'w1',
    type: 'NoteWidget',
    configVersion: 2,
    layout: { xl: rect, lg: rect, md: rect, sm: rect, xs: rect },
    config: { dataPointId: 'N1.0.0.0/132:5' },
    ...changes,
  }
}

/** The violations that axe reports for the page; empty when it is accessible. */
export async function accessibilityIssues(): Promise<string[]> {
  await untilStill()
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
