import { afterEach, describe, expect, it, vi } from 'vitest'
import { pluginShell } from '../installed/pluginShell.ts'
import { installedNote } from '../testsupport/installedNote.ts'
import { readerPage } from '../testsupport/readerPage.ts'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { migrateIsolated } from './migrateIsolated.ts'
import { OPEN_WITHIN_MS } from './frameTimes.ts'

afterEach(() => {
  vi.useRealTimers()
})

const CONFIG = { point: 'N5.0.0.0/132:5' }

/** Brings settings of version 1 to 3 in a frame that does as the script says. */
function migrate(onOpen: string, saved = 1) {
  const { source } = pluginShell(
    installedNote({ frame_url: framePage(`if (m.kind === 'open') { ${onOpen} }`) }),
  )
  return migrateIsolated(source!, CONFIG, saved, 3, readerPage())
}

const frames = (): number => document.querySelectorAll('iframe').length

describe('the settings of an isolated plugin', () => {
  it('migrates settings in a frame that is removed afterwards', async () => {
    const result = migrate(`
      const { config, configVersion, kind } = m.subject
      say({ kind: 'opened' })
      say({ kind: 'act', action: { name: 'migrated', config: { kind, from: configVersion, ...config } } })
    `)
    const [frame] = document.querySelectorAll('iframe')
    expect([frame?.getAttribute('sandbox'), frame?.checkVisibility()]).toEqual([
      'allow-scripts',
      false,
    ])
    expect(await result).toEqual({
      state: 'migrated',
      config: { kind: 'migration', from: 1, ...CONFIG },
      steps: [],
    })
    expect(frames()).toBe(0)
  })

  it('keeps settings where a step fails, and names the step and the error', async () => {
    const result = await migrate(
      "say({ kind: 'act', action: { name: 'not-migrated', step: 'rename', reason: 'no point' } })",
    )
    expect(result).toEqual({ state: 'failed', step: 'rename', reason: 'no point' })
  })

  it.each([
    ['throws', "say({ kind: 'failed', where: 'load', message: 'no', isFatal: true })", 'load: no'],
    [
      'answers something else',
      "say({ kind: 'act', action: { name: 'reset-range' } })",
      'it answered something else',
    ],
    ['leaves', "location.href = 'data:text/html,elsewhere'", 'it went to another page'],
  ])('keeps settings where the plugin %s', async (_, script, reason) => {
    expect(await migrate(script)).toEqual({ state: 'failed', step: '1 → 3', reason })
    expect(frames()).toBe(0)
  })

  it('keeps settings where the frame does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const result = migrate('')
    await vi.advanceTimersByTimeAsync(OPEN_WITHIN_MS)
    expect(await result).toMatchObject({ state: 'failed', reason: 'its frame did not answer' })
    expect(frames()).toBe(0)
  })

  it('opens no frame for settings that are current or newer', async () => {
    const [current, newer] = [migrate('', 3), migrate('', 4)]
    expect(frames()).toBe(0)
    expect(await current).toEqual({ state: 'current', config: CONFIG, steps: [] })
    expect(await newer).toEqual({ state: 'newer', savedVersion: 4, knownVersion: 3 })
  })
})
