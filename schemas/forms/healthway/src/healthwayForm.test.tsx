import { deviceFormPage, renderForm } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const form = deviceFormPage(plugin)
const schedule = () => page.getByRole('textbox', { name: /^Schedule/ })

describe('the settings of a purifier', () => {
  it('saves settings of a purifier under their wire names', async () => {
    await form.open(purifier({ dfs: 1, speed: 25, automation_devices: ['1C00A3F8:0'] }))
    await userEvent.click(page.getByText('DFS', { exact: true }))
    await userEvent.click(page.getByText('Automation', { exact: true }))
    page
      .getByRole('slider', { name: /Fan speed/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.fill(schedule(), '0 8 * * 1-5')
    expect(form.save()).toEqual({
      settings: {
        dfs: 0,
        speed: 75,
        automation: 1,
        automation_devices: ['1C00A3F8:0'],
        cron: '0 8 * * 1-5',
        scheduler: {},
      },
    })
  })

  it('explains a schedule in the time zone of the device', async () => {
    await form.open({ ...purifier({ cron: '0 8 * * 1-5' }), timezone: 'Asia/Tokyo' })
    const meaning = page.getByText(/At 08:00, Monday through Friday/)
    await expect
      .poll(() => meaning.query()?.textContent)
      .toMatch(/^At 08:00.*, 08:00 \(Asia\/Tokyo\)$/)
  })

  it('saves settings without a schedule', async () => {
    await form.open(purifier({ cron: '0 8 * * 1-5' }))
    await userEvent.clear(schedule())
    expect(form.save()).toMatchObject({ settings: { cron: '' } })
  })

  it('refuses a schedule of four fields', async () => {
    await form.open(purifier())
    await userEvent.fill(schedule(), '0 8 * *')
    expect(form.save()).toBeNull()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Five fields are needed: minute, hour, day of the month, month, day of the week. This has 4.',
      )
    await expect.element(schedule()).toHaveFocus()
  })

  it.each([
    ['en_US', '61 9 * * *', 'Minute: “61” is not possible. Allowed are 0 to 59.'],
    ['es_ES', '61 9 * * *', 'Minuto: «61» no es posible. Se admite de 0 a 59.'],
    ['en_US', '0 9 * 13 *', 'Month: “13” is not possible. Allowed are 1 to 12.'],
    ['es_ES', '0 9 * * 8', 'Día de la semana: «8» no es posible. Se admite de 0 a 7.'],
  ] as const)('names the invalid field of a schedule (%s, %s)', async (locale, cron, words) => {
    const device = purifier()
    const drawn = await renderForm(plugin, { device, value: plugin.fromDevice(device), locale })
    await userEvent.fill(page.getByRole('textbox', { name: /^(Schedule|Horario)/ }), cron)
    expect(drawn.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    expect(page.getByText(words).elements()).toHaveLength(1)
    drawn.unmount()
  })

  it('requires a device once automation is on', async () => {
    await form.open(purifier({ automation: 0 }))
    expect(form.save()).toMatchObject({ settings: { automation_devices: [] } })
    await userEvent.click(page.getByText('Automation', { exact: true }))
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Required')
  })

  it('paints the working hours in the time zone of the device', async () => {
    await form.open({ ...purifier(), timezone: 'Asia/Tokyo' })
    await expect.element(page.getByText('Hours in Asia/Tokyo time')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '~ Automatic' }))
    await userEvent.click(page.getByRole('gridcell', { name: /^Monday, 08:00/ }))
    expect(form.save()).toMatchObject({ settings: { scheduler: { 1: { 8: [100, 'auto'] } } } })
  })

  it('refuses to save reported hours that are invalid until they are removed', async () => {
    await form.open(purifier({ scheduler: { 1: { 8: [75, 'auto'], 30: [60, 'auto'] } } }))
    await expect.element(page.getByRole('button', { name: 'Remove it' })).toBeVisible()
    expect(form.save()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }))
    expect(form.save()).toMatchObject({ settings: { scheduler: { 1: { 8: [75, 'auto'] } } } })
  })

  it('disables the settings of a purifier for those who may not change them', async () => {
    await form.open(purifier({ cron: '0 8 * * 1-5' }), true)
    await expect.element(schedule()).toBeDisabled()
    await expect.element(page.getByRole('switch', { name: 'DFS' })).toBeDisabled()
  })
})
