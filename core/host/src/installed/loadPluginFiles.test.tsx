import { afterEach, describe, expect, it } from 'vitest'
import { baseWith, digestOf } from '../testsupport/installedNote.ts'
import { loadPluginFiles } from './loadPluginFiles.ts'

afterEach(() => {
  for (const link of document.head.querySelectorAll('link[crossorigin]')) link.remove()
})

const ran = (): string[] => ((globalThis as { ran?: string[] }).ran ??= [])

/** A module that says that it ran, and hands out a definition with this name. */
const moduleOf = (name: string): string =>
  baseWith(`(globalThis.ran ??= []).push('${name}'); export default { name: '${name}' }`)

describe('the files of a plugin', () => {
  it('loads the files that were installed', async () => {
    const base = moduleOf('gauge')
    const moduleUrl = `${base}plugin.js`
    const styleUrl = `data:text/css,${encodeURIComponent('.acme-gauge { color: rgb(1, 2, 3) }')}`
    const plugin = await loadPluginFiles({
      moduleUrl,
      styleUrl,
      integrity: { [moduleUrl]: await digestOf(base) },
    })
    expect(plugin).toEqual({ name: 'gauge' })
    const drawn = document.createElement('p')
    drawn.className = 'acme-gauge'
    document.body.append(drawn)
    expect(getComputedStyle(drawn).color).toBe('rgb(1, 2, 3)')
    drawn.remove()
  })

  it('refuses a module other than the installed one', async () => {
    const moduleUrl = `${moduleOf('swapped')}plugin.js`
    const integrity = { [moduleUrl]: await digestOf(moduleOf('the one that was checked')) }
    await expect(loadPluginFiles({ moduleUrl, styleUrl: null, integrity })).rejects.toThrow(
      'plugin.js: expected the file that was installed, got another or none',
    )
    expect(ran()).not.toContain('swapped')
  })

  it('runs nothing where another style sheet came', async () => {
    const base = moduleOf('styled')
    const moduleUrl = `${base}plugin.js`
    const styleUrl = 'data:text/css,body%7Bdisplay%3Anone%7D'
    const integrity = { [moduleUrl]: await digestOf(base), [styleUrl]: await digestOf(base) }
    await expect(loadPluginFiles({ moduleUrl, styleUrl, integrity })).rejects.toThrow(styleUrl)
    expect(ran()).not.toContain('styled')
    expect(getComputedStyle(document.body).display).toBe('block')
  })

  it('names the files that are missing', async () => {
    const moduleUrl = `blob:${location.origin}/no-such-plugin.js`
    await expect(loadPluginFiles({ moduleUrl, styleUrl: null, integrity: {} })).rejects.toThrow(
      `${moduleUrl}: expected the file`,
    )
  })

  it('passes on the error that a module throws', async () => {
    const moduleUrl = `${baseWith("throw new Error('no sensor here')")}plugin.js`
    await expect(loadPluginFiles({ moduleUrl, styleUrl: null, integrity: {} })).rejects.toThrow(
      'no sensor here',
    )
  })
})
