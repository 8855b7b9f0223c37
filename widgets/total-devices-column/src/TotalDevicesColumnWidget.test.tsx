import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
afterEach(() => drawn?.unmount())

const counts = { online: 30, offline: 6, deactivated: 3, inventory: 1, total: 40 }
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, {
    config: usual,
    size: { width: 480, height: 200 },
    data: () => ({ status: { devices: counts, 'devices.Driq': counts } }),
    ...options,
  })
}

describe('the columns of device types', () => {
  it('tells deactivated from offline without colours', async () => {
    await draw()
    const parts = [...document.querySelectorAll<HTMLElement>('.total-devices-column-stack > span')]
    const striped = parts.filter(({ dataset }) => dataset['striped'] === 'true')
    expect(striped).toHaveLength(1)
    for (const part of parts) {
      const { backgroundImage } = getComputedStyle(part)
      if (striped.includes(part)) expect(backgroundImage).toContain('repeating-linear-gradient')
      else expect(backgroundImage).toBe('none')
    }
  })

  it('draws horizontal bars where columns do not fit', async () => {
    await draw({ size: { width: 40, height: 300 } })
    expect(document.querySelector('.total-devices-column-bars')).not.toBeNull()
  })
})
