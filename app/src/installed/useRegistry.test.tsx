import { chooseVersion } from '@airshed/contract'
import { createTestAirshed } from '@airshed/testing'
import { createApiClient, systemClock } from '@airshed/data'
import type { InstalledPlugin } from '@airshed/schemas'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import type { Services } from '../boot/services.ts'
import { useRegistry, type KnownRegistry } from './useRegistry.ts'

let root: Root | null = null
afterEach(() => {
  flushSync(() => root?.unmount())
  root = null
})

const note = (changes: Partial<InstalledPlugin> = {}): InstalledPlugin => ({
  id: 'acme.note',
  version: '1.0.0',
  organization_id: 'org_city',
  tier: 'isolated',
  is_current: true,
  manifest: {
    kind: 'widget',
    id: 'acme.note',
    type: 'AcmeNoteWidget',
    title: { en: 'Note' },
    description: { en: 'A note' },
    icon: 'annotation',
    category: 'content',
    configVersion: 1,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    permissions: [],
    data: [],
    capabilities: [],
    engines: { airshed: '^0.2.0' },
  },
  schema: {},
  ui_schema: {},
  messages: { en: {}, es: {} },
  validator_url: '/v.js',
  base_url: '/plugins/0123/',
  frame_url: '/plugin-frame.html',
  integrity: {},
  is_development: false,
  ...changes,
})

/** A console whose installed plugins the test answers by hand, per organization. */
function open(slug = 'org_city', developmentCheckMs?: number) {
  const { value, queryClient } = createTestAirshed()
  const reports: string[] = []
  const waiting = new Map<string, (answer: Response) => void>()
  const api = createApiClient({
    baseUrl: 'https://air.example/v2',
    tokens: {
      current: () => ({ accessToken: 't', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    fetch: (input) =>
      new Promise((resolve) => {
        waiting.set(new URL(String(input)).searchParams.get('organization_id') ?? 'all', resolve)
      }),
    clock: systemClock,
    onSessionExpired: () => undefined,
  })
  const services = {
    ...value,
    api,
    queryClient,
    telemetry: {
      ...value.telemetry,
      error: (error: unknown, where: string) => reports.push(`${where}: ${String(error)}`),
    },
    expiry: { isExpired: () => false, expire: () => undefined, subscribe: () => () => undefined },
    close: () => undefined,
  } as unknown as Services
  let known: KnownRegistry | null = null
  function Console({ of }: { of: string }) {
    known = useRegistry(services, of, developmentCheckMs)
    return null
  }
  root = createRoot(document.createElement('div'))
  const show = (of: string): void => flushSync(() => root?.render(<Console of={of} />))
  show(slug)
  return {
    services,
    reports,
    show,
    queryClient,
    known: () => known!,
    has: (type: string) => known!.registry.widgets.has(type),
    async answer(of: string, answer: readonly InstalledPlugin[] | number) {
      await expect.poll(() => waiting.has(of)).toBe(true)
      const reply = waiting.get(of)!
      waiting.delete(of)
      reply(
        typeof answer === 'number'
          ? Response.json({ error: 'NO', error_description: 'no' }, { status: answer })
          : Response.json({ data: answer }),
      )
    },
  }
}

describe('the plugins of a page', () => {
  it('starts with built-in plugins, and adds installed ones once they are known', async () => {
    const { known, has, answer, services } = open()
    expect(known()).toEqual({
      registry: services.registry,
      isRegistryComplete: false,
      absentWidgets: [],
      absentScreens: [],
    })
    await answer('org_city', [note()])
    await expect.poll(() => known().isRegistryComplete).toBe(true)
    expect([has('AcmeNoteWidget'), has('TextWidget')]).toEqual([true, true])
    expect(chooseVersion(known().registry, 'AcmeNoteWidget', 1)?.source?.version).toBe('1.0.0')
  })

  it('follows the end of a development, and its next start', async () => {
    const { known, answer } = open('org_city', 10)
    const source = () => chooseVersion(known().registry, 'AcmeNoteWidget', 1)?.source
    const served = note({ version: '1.1.0-dev', is_development: true })
    await answer('org_city', [served])
    await expect.poll(() => source()?.isDevelopment).toBe(true)
    await answer('org_city', [note()])
    await expect.poll(() => source()?.version).toBe('1.0.0')
    await answer('org_city', [served])
    await expect.poll(() => source()?.version).toBe('1.1.0-dev')
  })

  it('completes the registry when nothing is installed', async () => {
    const { known, answer, services } = open()
    await answer('org_city', [])
    await expect.poll(() => known().isRegistryComplete).toBe(true)
    expect(known().registry).toBe(services.registry)
  })

  it('uses only built-in plugins when the server refuses the list', async () => {
    const { known, answer, services } = open()
    await answer('org_city', 403)
    await expect.poll(() => known().isRegistryComplete).toBe(true)
    expect(known().registry).toBe(services.registry)
  })

  it('keeps the same objects when the server answers the same again', async () => {
    const { known, answer, queryClient } = open()
    await answer('org_city', [note()])
    await expect.poll(() => known().isRegistryComplete).toBe(true)
    const before = known()
    const asked = queryClient.invalidateQueries()
    await answer('org_city', [note()])
    await asked
    expect(known()).toBe(before)
  })

  it('switches to another version without a gap', async () => {
    const { known, has, answer, queryClient } = open()
    await answer('org_city', [note()])
    await expect.poll(() => has('AcmeNoteWidget')).toBe(true)
    const asked = queryClient.invalidateQueries()
    await answer('org_city', [note({ version: '1.1.0' })])
    await asked
    expect(has('AcmeNoteWidget')).toBe(true)
    await expect
      .poll(() => known().registry.widgets.get('AcmeNoteWidget')?.source?.version)
      .toBe('1.1.0')
  })

  it('keeps plugins of one organization from another', async () => {
    const { known, has, answer, show } = open()
    await answer('org_city', [note()])
    await expect.poll(() => has('AcmeNoteWidget')).toBe(true)
    show('org_port')
    expect([has('AcmeNoteWidget'), known().isRegistryComplete]).toEqual([false, false])
    const manifest = { ...note().manifest, id: 'port.tide', type: 'TideWidget' }
    await answer('org_port', [note({ id: 'port.tide', manifest, organization_id: 'org_port' })])
    await expect.poll(() => has('TideWidget')).toBe(true)
    expect([has('AcmeNoteWidget'), known().isRegistryComplete]).toEqual([false, true])
  })

  it('reports refused plugins, and keeps the others', async () => {
    const { has, reports, answer } = open()
    const taken = note({
      id: 'acme.text',
      manifest: { ...note().manifest, id: 'acme.text', type: 'TextWidget' },
    })
    await answer('org_city', [taken, note()])
    await expect.poll(() => has('AcmeNoteWidget')).toBe(true)
    expect(reports).toEqual([expect.stringContaining('plugins PLUGIN_TYPE_TAKEN')])
  })

  it('completes the registry despite an invalid plugin', async () => {
    const { known, reports, answer, services } = open()
    await answer('org_city', [null as never])
    await expect.poll(() => known().isRegistryComplete).toBe(true)
    expect(known().registry).toBe(services.registry)
    expect(reports).toHaveLength(1)
  })
})
