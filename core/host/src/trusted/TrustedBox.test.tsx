import { searchNodes } from '@airshed/schemas/calls'
import type { AnyPlugin } from '@airshed/contract'
import { useAirshed, type AirshedValue } from '@airshed/kit/provider'
import { clearPage, createPage } from '@airshed/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx'
import { pluginShell } from '../installed/pluginShell.ts'
import { installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { TrustedBox } from './TrustedBox.tsx'

afterEach(clearPage)

let versions = 0
/** A trusted note; each is another version, as the same is reported once a minute alone. */
function note(changes: Record<string, unknown> = {}): AnyPlugin {
  versions += 1
  const manifest = { ...noteWidget().manifest, ...changes }
  return pluginShell(installedNote({ version: `1.0.${versions}`, tier: 'trusted', manifest }))
}

/** What a plugin finds in the page around it, and what the page hears of it. */
async function inside(definition: AnyPlugin) {
  const reported: unknown[] = []
  const kept = new Map<string, string>([['theme', 'dark']])
  const all = createPage({
    kept,
    permissions: { read_devices: ['org_city', 'org_port'] },
    fetch(input, init) {
      reported.push({ url: String(input), ...(JSON.parse(String(init?.body)) as object) })
      return Promise.resolve(new Response(null, { status: 204 }))
    },
  })
  let found: AirshedValue | null = null
  function Plugin() {
    const airshed = useAirshed()
    found = airshed
    return (
      <button type="button" onClick={() => airshed.navigate('/org_city/home')}>
        go home
      </button>
    )
  }
  all.draw(
    <WidgetBoundary resetKey={0} onError={() => undefined} renderFailure={() => <p>failed</p>}>
      <TrustedBox definition={definition}>
        <Plugin />
      </TrustedBox>
    </WidgetBoundary>,
  )
  await vi.waitUntil(() => found !== null)
  return { ...all, kept, reported, found: found as unknown as AirshedValue }
}

describe('a trusted plugin', () => {
  // First in this file: nobody has clicked in this page yet.
  it('navigates nowhere without a click', async () => {
    const { found, visited, reported } = await inside(note())
    found.navigate('/org_city/home')
    expect(visited).toEqual([])
    await expect
      .poll(() => reported)
      .toMatchObject([{ kind: 'overreached', detail: 'It tried to navigate' }])
  })

  it('navigates after a click, where its manifest names navigation', async () => {
    const { visited } = await inside(note())
    await userEvent.click(page.getByRole('button', { name: 'go home' }))
    await expect.poll(() => visited).toEqual(['/org_city/home'])
  })

  it('navigates nowhere where its manifest does not name navigation', async () => {
    const { visited, reported } = await inside(note({ capabilities: [] }))
    await userEvent.click(page.getByRole('button', { name: 'go home' }))
    expect(visited).toEqual([])
    await expect.poll(() => reported).toMatchObject([{ kind: 'overreached' }])
  })

  it('knows the user’s locale and units, not the user', async () => {
    const { found } = await inside(note())
    expect(found.session).toMatchObject({
      slug: 'org_city',
      locale: 'en_US',
      organizations: [],
      user: { email: '', fullName: '', id: 'reader', permissions: { read_devices: ['org_city'] } },
    })
    expect(JSON.stringify(found.session)).not.toMatch(/Ana|Ruiz|example|org_port/)
  })

  it('gives a trusted plugin no access to the server of its own', async () => {
    const { found, reported } = await inside(note())
    await expect(found.api.call(searchNodes, { body: {} })).rejects.toThrow()
    expect(found.live.state).toBe('idle')
    expect(reported).toEqual([])
  })

  it('gives the data that its manifest names only, and reports others', async () => {
    const { found, broker, reported } = await inside(note({ data: ['status'] }))
    const context = {
      range: { from: 0, to: 1 },
      isLive: true,
      width: 100,
      timezone: 'UTC',
      slug: 'org_city',
    }
    found.broker.subscribe([{ kind: 'status' }], context, () => undefined)
    expect(broker.asked).toHaveLength(1)
    const more = found.broker.subscribe([{ kind: 'alerts', limit: 5 }], context, () => undefined)
    expect(more.current().state).toBe('error')
    expect(broker.asked).toHaveLength(1)
    await expect
      .poll(() => reported)
      .toMatchObject([{ kind: 'overreached', detail: expect.stringContaining('got alerts') }])
  })

  it('keeps its own values apart from those of the console', async () => {
    const { found, kept } = await inside(note())
    expect([found.keep.get('theme'), found.keep.get('toString')]).toEqual([null, null])
    found.keep.set('theme', 'mine')
    expect(found.keep.get('theme')).toBe('mine')
    expect(Object.fromEntries(kept)).toEqual({
      theme: 'dark',
      'plugin.sample.note': '{"theme":"mine"}',
    })
  })

  it('adds no commands to those of the console', async () => {
    const { found, value } = await inside(note())
    expect(found.commands).not.toBe(value.commands)
  })
})
