import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const form = deviceFormPage(plugin)
const schedule = () => page.getByRole('textbox', { name: /^Schedule/ })

describe('the settings of a purifier', () => {
  it('ask for what was set, under the wire’s names', async () => {
    await form.open(purifier({ dfs: 1, speed: 25 }))
    await userEvent.click(page.getByText('DFS', { exact: true }))
    await userEvent.click(page.getByText('Automation', { exact: true }))
    page
      .getByRole('slider', { name: /Fan speed/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.fill(schedule(), '0 8 * * 1-5')
    expect(form.save()).toEqual({
      settings: { dfs: 0, speed: 75, automation: 1, cron: '0 8 * * 1-5' },
    })
  })

  it('say what a schedule means, by the clock of the device', async () => {
    await form.open({ ...purifier({ cron: '0 8 * * 1-5' }), timezone: 'Asia/Tokyo' })
    const meaning = page.getByText(/At 08:00, Monday through Friday/)
    await expect
      .poll(() => meaning.query()?.textContent)
      .toMatch(/^At 08:00.*, 08:00 \(Asia\/Tokyo\)$/)
  })

  it('need no schedule', async () => {
    await form.open(purifier({ cron: '0 8 * * 1-5' }))
    await userEvent.clear(schedule())
    expect(form.save()).toMatchObject({ settings: { cron: '' } })
  })

  it('refuse a schedule of four fields', async () => {
    await form.open(purifier())
    await userEvent.fill(schedule(), '0 8 * *')
    expect(form.save()).toBeNull()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Type five fields, such as 0 8 * * 1-5')
    await expect.element(schedule()).toHaveFocus()
  })

  it('are shown as they are to those who may not change them', async () => {
    await form.open(purifier({ cron: '0 8 * * 1-5' }), true)
    await expect.element(schedule()).toBeDisabled()
    await expect.element(page.getByRole('switch', { name: 'DFS' })).toBeDisabled()
  })
})
