import { organizationDetails, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const open = async (changes: Parameters<typeof organizationDetails>[1] = {}, widthPx = 900) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: 'org_city' },
    server: { organizations: [organizationDetails('org_city', changes)] },
    widthPx,
  })
  return drawn
}
const rule = (name: RegExp) => page.getByRole('radio', { name })

describe('readings below the detection limit', () => {
  it('changes the rule after confirmation, and says that statistics are recomputed', async () => {
    const screen = await open()
    await expect.element(rule(/half of the limit/)).toBeChecked()
    await userEvent.click(rule(/As zero/))
    await expect
      .element(page.getByText('Figures of the past change too', { exact: false }))
      .toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Count again' }))
    await expect.element(rule(/As zero/)).toBeChecked()
    await expect.element(page.getByText('are being counted again', { exact: false })).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { below_limit: 'zero' },
    ])
  })

  it('shows the rule read-only to those who may not change the organization, also on a phone', async () => {
    await open({ below_limit: 'excluded', actions: [] }, 390)
    await expect.element(rule(/Not at all/)).toBeChecked()
    await expect.element(rule(/As zero/)).toBeDisabled()
  })
})
