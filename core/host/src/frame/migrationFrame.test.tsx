import { describe, expect, it, vi } from 'vitest'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { showInFrame } from '../testsupport/pluginFrame.ts'

describe('a frame for migrations only', () => {
  it('migrates settings by the steps of the plugin, and draws nothing', async () => {
    const { reported } = await showInFrame({
      subject: { kind: 'migration', config: { point: 'N5' }, configVersion: 1 },
    })
    await expect
      .poll(() => reported)
      .toEqual(['opened', '{"name":"migrated","config":{"dataPointId":"N5"}}'])
    expect(document.getElementById('root')?.childElementCount).toBe(0)
  })

  it('reports which step failed, and why', async () => {
    const own = noteWidget()
    const plugin = {
      ...own,
      migrations: [
        {
          from: 1,
          name: 'rename',
          migrate: () => {
            throw new Error('no point')
          },
        },
      ],
    }
    const { reported } = await showInFrame({
      plugin,
      subject: { kind: 'migration', config: {}, configVersion: 1 },
    })
    await vi.waitUntil(() => reported.length === 2)
    expect(reported[1]).toContain('"name":"not-migrated","step":"rename"')
    expect(reported[1]).toContain('no point')
  })
})
