import type { AnyWidgetDefinition } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { pluginShell } from '../installed/pluginShell.ts'
import { baseWith, digestOf, installedNote } from '../testsupport/installedNote.ts'
import { forgetTrusted, loadTrusted } from './loadTrusted.ts'

/** A note whose module is this code, installed with its digest or with another one. */
async function trusted(code: string, integrity?: string) {
  const base_url = baseWith(code)
  const digest = integrity ?? (await digestOf(base_url))
  return pluginShell(
    installedNote({ tier: 'trusted', base_url, integrity: { 'plugin.js': digest } }),
  ) as AnyWidgetDefinition
}

const moduleOf = (manifest: object): string => `export default {
  manifest: ${JSON.stringify(manifest)},
  config: { type: 'string' },
  messages: { en: () => Promise.resolve({ default: { newest: 'its own text' } }) },
  migrations: [{ from: 1, name: 'its own step', migrate: (config) => config }],
  needs: () => [{ kind: 'status' }],
  loadValidator: () => { throw new Error('its own validator') },
}`

describe('the module of a trusted plugin', () => {
  it('takes functions from the module, and keeps what the server checked', async () => {
    const shell = await trusted(
      moduleOf({ kind: 'widget', id: 'sample.note', data: ['everything'], capabilities: ['all'] }),
    )
    const loaded = (await loadTrusted(shell)) as AnyWidgetDefinition
    expect(loaded.needs({}, {} as never)).toEqual([{ kind: 'status' }])
    expect(loaded.manifest).toBe(shell.manifest)
    expect(loaded.source).toBe(shell.source)
    expect(loaded.config).toBe(shell.config)
    expect(await loaded.messages.en()).toEqual({ default: { newest: 'Newest {value}' } })
    expect(loaded.migrations?.map(({ name }) => name)).toEqual(['its own step'])
    expect((await loaded.loadValidator()).default({})).toBe(true)
    expect(loadTrusted(shell)).toBe(loadTrusted(shell))
  })

  it('refuses the module of another plugin', async () => {
    const shell = await trusted(moduleOf({ kind: 'widget', id: 'acme.other' }))
    await expect(loadTrusted(shell)).rejects.toThrow(
      'Plugin sample.note: expected its own definition as the default export, got widget acme.other',
    )
    const screen = await trusted(moduleOf({ kind: 'screen', id: 'sample.note' }))
    await expect(loadTrusted(screen)).rejects.toThrow('expected its own definition')
  })

  it.each([
    ['without a default export', 'export const gauge = 1'],
    ['that exports something else', 'export default 7'],
  ])('refuses the module of a plugin %s', async (_, code) => {
    await expect(loadTrusted(await trusted(code))).rejects.toThrow(
      'Plugin sample.note: expected its own definition as the default export, got none',
    )
  })

  it('loads a failed module again only on request', async () => {
    const shell = await trusted(moduleOf({ kind: 'widget', id: 'sample.note' }), 'sha384-AAAA')
    const first = loadTrusted(shell)
    await expect(first).rejects.toThrow('expected the file that was installed')
    expect(loadTrusted(shell)).toBe(first)
    forgetTrusted(shell)
    expect(loadTrusted(shell)).not.toBe(first)
    await expect(loadTrusted(shell)).rejects.toThrow('expected the file that was installed')
  })
})
