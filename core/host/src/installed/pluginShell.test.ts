import type {
  AnyDeviceFormDefinition,
  ScreenDefinition,
  AnyWidgetDefinition,
} from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { filesOf } from './pluginFiles.ts'
import { pluginShell } from './pluginShell.ts'

describe('an installed plugin before it is loaded', () => {
  it('knows manifest, schema, texts and source before the module is loaded', async () => {
    const shell = pluginShell(installedNote({ tier: 'trusted' })) as AnyWidgetDefinition
    expect(shell.manifest.type).toBe('NoteWidget')
    expect(shell.config).toMatchObject({ properties: { dataPointId: { type: 'string' } } })
    expect(await shell.messages.es()).toEqual({ default: { newest: 'Último {value}' } })
    expect(shell.source).toEqual({
      version: '1.0.0',
      tier: 'trusted',
      organizationId: 'org_city',
      baseUrl: '/plugins/0123/',
      frameUrl: '/plugin-frame.html',
      integrity: {},
      isDevelopment: false,
    })
  })

  it('uses the validator that the server compiled', async () => {
    const shell = pluginShell(installedNote()) as AnyWidgetDefinition
    const { default: validate } = await shell.loadValidator()
    expect(validate({})).toBe(true)
  })

  it('needs as many migration steps as its version, which refuse to run', () => {
    const { manifest } = noteWidget()
    const shell = pluginShell(
      installedNote({ manifest: { ...manifest, configVersion: 3 } }),
    ) as AnyWidgetDefinition
    expect(shell.migrations?.map(({ name }) => name)).toEqual(['1 → 2', '2 → 3'])
    expect(() => shell.migrations?.[0]?.migrate({})).toThrow("expected the plugin's own module")
  })

  it('refuses calls of its functions before its module is loaded, for every kind', () => {
    const { manifest } = noteWidget()
    const of = (kind: string) =>
      pluginShell(installedNote({ manifest: { ...manifest, kind, pages: [{ id: 'main' }] } }))
    const widget = of('widget') as AnyWidgetDefinition
    const screen = of('screen') as ScreenDefinition
    const form = of('device-form') as AnyDeviceFormDefinition
    const calls = [
      () => widget.needs({}, {} as never),
      () => widget.loadSummary?.(),
      () => screen.pages['main']?.load(),
      () => form.toPayload({} as never),
    ]
    for (const call of calls)
      expect(call).toThrow('Draw it by WidgetHost, DeviceFormHost or its route')
  })
})

describe('the files of an installed plugin', () => {
  const source = (integrity: Record<string, string>) =>
    pluginShell(installedNote({ integrity })).source!

  it('gives the digests of the archive by address', () => {
    expect(filesOf(source({ 'plugin.js': 'sha384-a', 'style.css': 'sha384-b' }))).toEqual({
      moduleUrl: '/plugins/0123/plugin.js',
      styleUrl: '/plugins/0123/style.css',
      integrity: {
        '/plugins/0123/plugin.js': 'sha384-a',
        '/plugins/0123/style.css': 'sha384-b',
      },
    })
  })

  it('accepts a plugin without a style sheet', () => {
    expect(filesOf(source({ 'plugin.js': 'sha384-a' })).styleUrl).toBeNull()
  })
})
