import { renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { addCondition, button, sent } from '../newAlert.fixture.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  sessionStorage.clear()
})
const open = async (options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  drawn = await renderScreen(plugin, { page: 'create', params: {}, widthPx: 1000, ...options })
  return drawn
}

describe('the preview of a new alert', () => {
  it('counts how often the rules would have held, and lists when', async () => {
    const screen = await open()
    await addCondition()
    await userEvent.click(button('Done'))
    await userEvent.click(button('Preview'))
    await expect.element(page.getByText(/^Active 2 times, for 2 h 30 min in all/)).toBeVisible()
    expect(sent(screen, 'alerts/preview')).toMatchObject([{ organization_id: 'org_city' }])
  })

  it('marks the times at which the alert would have had no data', async () => {
    await open()
    await addCondition()
    await userEvent.click(button('Done'))
    await userEvent.click(button('Preview'))
    await expect
      .element(page.getByText(/^Active 2 times.*\. Without data once, for 1 h in all$/))
      .toBeVisible()
    const gaps = page.getByRole('listitem').filter({ hasText: 'No data' })
    await expect
      .poll(() => gaps.elements().map((one) => one.textContent))
      .toEqual([expect.stringMatching(/, 1 hNo data$/)])
  })

  it('requests a new preview after the limit was moved by a key', async () => {
    const screen = await open()
    await addCondition()
    await userEvent.click(button('Done'))
    await userEvent.click(button('Preview'))
    const limit = page.getByRole('spinbutton', { name: 'Limit' })
    await expect.element(limit).toHaveAttribute('aria-valuenow', '35')
    await expect.element(page.getByText(/^Active 2 times/)).toBeVisible()
    ;(limit.element() as HTMLElement).focus()
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowDown}')
    await expect.poll(() => sent(screen, 'alerts/preview').length).toBe(2)
    const shown = Number(limit.element().getAttribute('aria-valuenow'))
    expect(shown).toBeGreaterThan(35)
    expect(sent(screen, 'alerts/preview').at(-1)).toMatchObject({
      data_points: [{ conditions: [{ value: shown }] }],
    })
  })

  it('says why there is no preview', async () => {
    await open({ server: { failures: { 'alerts/preview': 422 } } })
    await userEvent.click(button('Preview'))
    await expect.element(page.getByText(/^The rules are not complete yet/)).toBeVisible()
    await addCondition()
    await userEvent.click(button('Done'))
    await expect.element(page.getByText('The rules could not be previewed')).toBeVisible()
  })
})
