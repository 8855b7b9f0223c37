import type { Frame, Registry } from '@airshed/contract'
import { AirshedContext } from '@airshed/kit/provider'
import {
  accessibilityIssues,
  clearPage,
  createPage,
  savedWidget,
  type PageOptions,
} from '@airshed/kit/testing'
import type { AbsentWidget, InstalledPlugin, Locale, PermissionMap, Widget } from '@airshed/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createInstalledRegistry } from '../installed/createInstalledRegistry.ts'
import { registryWith } from '../installed/registryWith.ts'
import { baseWith, digestOf, installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { WidgetHost } from './WidgetHost.tsx'

afterEach(clearPage)

const range = { from: 0, to: 3_600_000 }

const series = (newest: number): Frame => ({
  dataPointId: 'N1.0.0.0/132:5',
  nodeId: 'N1:0',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.of(range.to),
  values: Float64Array.of(newest),
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: false,
})

interface Shown extends PageOptions {
  widget?: Widget
  isRegistryComplete?: boolean
  absentWidgets?: readonly AbsentWidget[]
}

/** A page with one widget, on which these are installed. */
function show(installed: readonly InstalledPlugin[], options: Shown = {}) {
  const reported: unknown[] = []
  const all = createPage({
    fetch(_input, init) {
      reported.push(JSON.parse(String(init?.body)))
      return Promise.resolve(new Response(null, { status: 204 }))
    },
    ...options,
  })
  const draw = (registry: Registry, isRegistryComplete = true): void =>
    all.draw(
      <AirshedContext
        value={{
          ...all.value,
          registry,
          isRegistryComplete,
          absentWidgets: options.absentWidgets ?? [],
        }}
      >
        <div style={{ width: 400, height: 300 }}>
          <WidgetHost widget={options.widget ?? savedWidget()} range={range} isLive />
        </div>
      </AirshedContext>,
    )
  draw(registryWith([], installed), options.isRegistryComplete)
  return { ...all, reported, redraw: draw }
}

const text = (words: string | RegExp) => page.getByText(words)
const frame = (): HTMLIFrameElement => document.querySelector('iframe')!
const ADMIN: PermissionMap = { read_devices: ['org_city'], manage_organizations: ['org_city'] }

describe('a widget whose plugin is not in use', () => {
  it.each<[AbsentWidget['reason'], Locale, string, string]>([
    [
      'waiting',
      'en_US',
      'This widget awaits approval',
      'An administrator of org_city has to enable its plugin, sample.note',
    ],
    ['disabled', 'en_US', 'was disabled', 'disabled sample.note'],
    ['removed', 'en_US', 'was removed', 'removed sample.note'],
    ['incompatible', 'en_US', 'does not fit this console', 'another version of the plugin API'],
    [
      'waiting',
      'es_ES',
      'Este widget espera aprobación',
      'tiene que habilitar antes su complemento',
    ],
  ])('says why a plugin is not in use: %s, in %s', async (reason, locale, title, why) => {
    const absentWidgets = [
      {
        type: 'NoteWidget',
        organization_id: 'org_port',
        plugin_id: 'b.c',
        reason: 'removed' as const,
      },
      { type: 'NoteWidget', organization_id: 'org_city', plugin_id: 'sample.note', reason },
    ]
    show([], { locale, absentWidgets })
    await expect.element(text(new RegExp(title))).toBeVisible()
    await expect.element(text(new RegExp(why))).toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
    expect(await accessibilityIssues()).toEqual([])
  })
})

it('leads administrators to the plugin that is not in use', async () => {
  const absent = { type: 'NoteWidget', organization_id: 'org_city', plugin_id: 'sample.note' }
  show([], { permissions: ADMIN, absentWidgets: [{ ...absent, reason: 'waiting' }] })
  await expect
    .element(page.getByRole('link', { name: 'View the plugin' }))
    .toHaveAttribute('href', '/org_city/plugins?plugin=sample.note')
})

describe('a widget of an unknown plugin', () => {
  it('waits until the installed plugins are known, then draws or names the widget', async () => {
    const { redraw } = show([], { isRegistryComplete: false })
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
    expect(text(/^Unkown/).query()).toBeNull()
    redraw(registryWith([], []))
    await expect.element(text('Unkown widget type NoteWidget')).toBeVisible()
  })

  it.each([
    ['that is not installed', savedWidget(), 'Find its plugin'],
    ['that is older than its settings', savedWidget({ configVersion: 9 }), 'Find a newer version'],
  ])('a widget %s leads only users who may install plugins to them', async (_, widget, words) => {
    const installed = widget.configVersion === 9 ? [installedNote()] : []
    show(installed, { widget, permissions: ADMIN })
    const link = page.getByRole('link', { name: words })
    await expect.element(link).toHaveAttribute('href', '/org_city/plugins')
    expect(await accessibilityIssues()).toEqual([])
    clearPage()
    show(installed, {
      widget,
      permissions: { ...ADMIN, manage_organizations: ['org_port'] },
    })
    await expect
      .element(page.getByRole('region', { name: 'Note' }).or(page.getByRole('region')))
      .toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
  })
})

it('a widget saved with a later version than the chosen one says so, in both languages', async () => {
  const widget = savedWidget({ configVersion: 9 })
  const installed = [installedNote({ version: '1.0.0', is_pinned: true })]
  show(installed, { widget, permissions: ADMIN })
  await expect.element(text('An older version of its plugin is in use')).toBeVisible()
  await expect.element(text(/administrator chose version 1\.0\.0 of Note/)).toBeVisible()
  expect(text(/newer than the console/).query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: 'View the plugin' }))
    .toHaveAttribute('href', '/org_city/plugins?plugin=sample.note')
  clearPage()
  show(installed, { widget, locale: 'es_ES' })
  await expect.element(text(/Un administrador eligió la versión 1\.0\.0/)).toBeVisible()
})

const MODULE = (draw: string): string => `export default {
  manifest: { kind: 'widget', id: 'sample.note' },
  migrations: [{ from: 1, name: 'rename', migrate: ({ point }) => ({ dataPointId: point }) }],
  needs: ({ dataPointId }) => [{
    kind: 'measurements', dataPointIds: [dataPointId], window: 'range', statistic: 'mean', live: true,
  }],
  summary: () => 'a note',
  load: () => Promise.resolve({ default: ${draw} }),
}`

async function trusted(draw: string, changes: Partial<InstalledPlugin> = {}) {
  const base_url = baseWith(MODULE(draw))
  const integrity = { 'plugin.js': await digestOf(base_url) }
  return installedNote({ tier: 'trusted', base_url, integrity, ...changes })
}

describe('a trusted widget', () => {
  it('draws the installed module with its data', async () => {
    const { broker } = show([
      await trusted("({ data }) => 'newest ' + data.frames[0]?.values.at(-1)"),
    ])
    await expect.poll(() => broker.asked.length).toBe(1)
    broker.answer({ frames: [series(12)] })
    await expect.element(text('newest 12')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Note' })).toBeVisible()
  })

  it('migrates old settings by its own steps', async () => {
    const widget = savedWidget({ configVersion: 1, config: { point: 'N5.0.0.0/132:5' } })
    const { broker } = show([await trusted("() => 'a note'")], { widget })
    await expect
      .poll(() => broker.asked[0]?.needs[0])
      .toMatchObject({
        dataPointIds: ['N5.0.0.0/132:5'],
      })
  })

  it('draws a widget by the version that saved its settings', async () => {
    const manifest = { ...noteWidget().manifest, configVersion: 3 }
    const { broker } = show([
      await trusted("() => 'drawn by 2.0.0'", { version: '2.0.0', manifest }),
      await trusted("() => 'drawn by 1.0.0'", { is_current: false }),
    ])
    await expect.poll(() => broker.asked.length).toBe(1)
    broker.answer({})
    await expect.element(text('drawn by 1.0.0')).toBeVisible()
  })

  it('refuses a module other than the installed one, and its card says so', async () => {
    const { reported } = show([
      await trusted("() => 'swapped'", {
        version: '1.0.1',
        integrity: { 'plugin.js': await digestOf(baseWith('1')) },
      }),
    ])
    await expect.element(text('Note failed')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.poll(() => reported).toMatchObject([{ kind: 'failed', version: '1.0.1' }])
  })

  it('an error fails only its own card, and is reported to administrators', async () => {
    const { broker, reported } = show([
      await trusted("() => { throw new Error('tore') }", { version: '1.0.2' }),
    ])
    await expect.poll(() => broker.asked.length).toBe(1)
    broker.answer({})
    await expect.element(text('Note failed')).toBeVisible()
    await expect.poll(() => reported).toMatchObject([{ kind: 'failed', detail: 'tore' }])
  })
})

/** Draws the newest value by hand, as a plugin's frame does by the kit. */
const FRAME = `
  if (m.kind === 'open') {
    const { dataPointId } = m.subject.config
    say({ kind: 'subscribe', subscription: 0, range: m.page.range, isLive: true, width: 300, needs: [
      { kind: 'measurements', dataPointIds: [dataPointId], window: 'range', statistic: 'mean', live: true },
    ] })
    say({ kind: 'opened' })
  }
  if (m.kind === 'turn') say({ kind: 'turn', turn: m.turn })
  if (m.kind === 'result' && m.result.state === 'ready') {
    say({ kind: 'act', action: { name: 'keep', key: 'newest', value: String(m.result.frames[0].values.at(-1)) } })
  }`

describe('an isolated widget', () => {
  it.each([
    [true, 'that somebody develops is marked on its card'],
    [false, 'that is installed is not marked'],
  ])('an isolated widget (in development: %s) %s', async (is) => {
    show([installedNote({ is_development: is, frame_url: framePage(FRAME) })])
    await expect.element(page.getByRole('heading', { name: 'Note' })).toBeVisible()
    const mark = page.getByTitle('Served by its author’s development server')
    if (is) await expect.element(mark).toHaveTextContent('In development')
    else expect(mark.query()).toBeNull()
  })

  it('says that development has ended and how to start it', async () => {
    const frameUrl = 'http://localhost:4100/frame.html'
    show([installedNote({ is_development: true, is_unreachable: true, frame_url: frameUrl })])
    await expect.element(text('Development has ended')).toBeVisible()
    expect(page.getByTitle('Served by its author’s development server').query()).toBeNull()
    await expect.element(text(/http:\/\/localhost:4100 does not answer.*npm run dev/)).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('reports refused attempts with their number, together', async () => {
    const tries = `if (m.kind === 'open') for (const count of [3, 4]) say({ kind: 'blocked', what: 'network', count })`
    const { reported } = show([installedNote({ version: '1.0.5', frame_url: framePage(tries) })])
    await expect
      .poll(() => reported, { timeout: 5_000 })
      .toEqual([{ version: '1.0.5', kind: 'blocked', detail: 'network', count: 7 }])
  })

  it('leaves a plugin stopped that was stopped in three visits, until a user retries', async () => {
    const stops = [1, 2, 3].map((hours) => 1_700_000_000_000 - hours * 3_600_000).join(' ')
    const kept = new Map([['plugin-stops.org_city.sample.note@1.0.6', stops]])
    show([installedNote({ version: '1.0.6', frame_url: framePage(FRAME) })], { kept })
    await expect.element(text(/stopped on three visits/)).toBeVisible()
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1)
    expect([...kept.keys()].filter((key) => key.startsWith('plugin-stops'))).toEqual([])
  })

  it('reports once that a plugin is stopped for the third visit, and remembers it', async () => {
    const stops = [1, 2].map((hours) => 1_700_000_000_000 - hours * 3_600_000).join(' ')
    const key = 'plugin-stops.org_city.sample.note@1.0.7'
    const kept = new Map([[key, stops]])
    const crash =
      "if (m.kind === 'open') say({ kind: 'failed', where: 'render', message: 'no', isFatal: true })"
    const { reported } = show([installedNote({ version: '1.0.7', frame_url: framePage(crash) })], {
      kept,
    })
    await expect.element(text('Note was stopped')).toBeVisible()
    await expect
      .poll(() => reported)
      .toMatchObject([
        { kind: 'failed' },
        { kind: 'stopped', detail: 'crashed: render: no' },
        { kind: 'stopped', detail: expect.stringContaining('switched off in a browser') },
      ])
    expect(kept.get(key)?.split(' ')).toHaveLength(3)
  })

  it('runs in a frame with scripts and forms only, and gets its data', async () => {
    const kept = new Map<string, string>()
    const { broker } = show([installedNote({ frame_url: framePage(FRAME) })], { kept })
    await expect.poll(() => broker.asked.length).toBe(1)
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms')
    expect(frame().contentDocument).toBeNull()
    expect(frame().title).toBe('Note')
    broker.answer({ frames: [series(12)] })
    await expect.poll(() => kept.get('plugin.sample.note')).toBe('{"newest":"12"}')
    expect(frame().dataset['phase']).toBe('running')
    clearPage()
    expect(broker.open()).toBe(0)
  })

  it('restarts a crashing widget twice, then stops it until a user retries', async () => {
    const crash =
      "if (m.kind === 'open') say({ kind: 'failed', where: 'render', message: 'no', isFatal: true })"
    const { reported } = show([installedNote({ version: '1.0.3', frame_url: framePage(crash) })])
    await expect.element(text('Note was stopped')).toBeVisible()
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
    await expect
      .poll(() => reported)
      .toMatchObject([
        { kind: 'failed', detail: 'crashed: render: no' },
        { kind: 'stopped', detail: 'crashed: render: no' },
      ])
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(text('Note was stopped')).toBeVisible()
  })

  it('restarts at another version, and continues where another plugin changed', async () => {
    const registryOf = createInstalledRegistry([])
    const first = installedNote({ frame_url: framePage(FRAME) })
    const { redraw, broker } = show([])
    redraw(registryOf([first]))
    await expect.poll(() => frame()?.dataset['phase']).toBe('running')
    await expect.poll(() => broker.asked.length).toBe(1)
    const before = frame()
    const manifest = { ...noteWidget().manifest, id: 'acme.other', type: 'OtherWidget' }
    redraw(registryOf([first, installedNote({ id: 'acme.other', manifest })]))
    // A frame that begins anew is gone by the next frames of the page.
    for (const _ of ['drawn', 'settled']) await new Promise(requestAnimationFrame)
    expect(frame()).toBe(before)
    expect(broker.asked).toHaveLength(1)
    const second = { ...first, version: '1.1.0', base_url: '/plugins/4567/' }
    redraw(registryOf([second]))
    await expect.poll(() => frame() !== before && frame()?.dataset['phase']).toBe('running')
  })

  it('refuses to load a widget without the rights that its manifest names', async () => {
    show([installedNote({ frame_url: framePage(FRAME) })], { permissions: {} })
    await expect.element(text('No access to this widget')).toBeVisible()
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
  })

  it('navigates nowhere by itself, and reports the attempt', async () => {
    const away =
      "if (m.kind === 'open') say({ kind: 'act', action: { name: 'navigate', path: '/org_city/x', replace: false } })"
    const { visited, reported } = show([
      installedNote({ version: '1.0.4', frame_url: framePage(away) }),
    ])
    await expect.poll(() => reported).toMatchObject([{ kind: 'overreached' }])
    expect(visited).toEqual([])
  })
})
