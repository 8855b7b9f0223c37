import {
  axeProblems,
  calibration,
  organization,
  referenceDevice,
  renderScreen,
  user,
} from '@airshed/testing'
import type { RenderScreenOptions, RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

const CALIBRATIONS = [0, 1, 2, 3].map((index) => calibration(index))
const [OK, FAILED, NEVER] = CALIBRATIONS.map(({ serial }) => serial) as [string, string, string]

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (
  server: RenderScreenOptions['server'] = {},
  more: Partial<RenderScreenOptions> = {},
) => {
  drawn = await renderScreen(plugin, {
    params: {},
    ...more,
    server: { calibrations: CALIBRATIONS, referenceDevices: [referenceDevice()], ...server },
  })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (serial: string) => page.getByRole('row').filter({ hasText: serial }).first()
const choose = async (serial: string, action: string) => {
  await row(serial)
    .getByRole('button', { name: /actions|menu/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
const sent = ({ calls }: RenderedScreen, path: string) =>
  calls.filter((call) => call.method !== 'GET' && call.path.startsWith(path))
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('the list of calibrations', () => {
  it('shows whether a device is calibrated and ready, when it was compared, and with what', async () => {
    await open()
    await expect.element(row(OK)).toMatchTextContent(/Calibrated.*Yes.*2 d.*1C00REF1.*R² 0\.92/)
    await expect.element(row(FAILED)).toMatchTextContent(/Failed.*No.*Carbon dioxide: R² 0\.31/)
    await expect.element(row(NEVER)).toMatchTextContent(/Not run.*No.*Never/)
  })

  it('filters calibrations by status', async () => {
    await open({}, { params: { status: ['fail'] } })
    await expect.element(row(FAILED)).toBeVisible()
    await expect.element(row(OK)).not.toBeInTheDocument()
  })

  it('offers no action to those who do not manage devices', async () => {
    await open({ user: user({ permissions: { read_devices: ['org_city'] } }) })
    await expect.element(row(OK)).toBeVisible()
    await expect.element(button('Run calibration')).not.toBeInTheDocument()
  })
})

describe('a run', () => {
  it('requires serials, a reference and a start', async () => {
    const screen = await open()
    await button('Run calibration').click()
    const question = dialog('Run calibration')
    const from = question.getByRole('textbox', { name: 'From (UTC)' })
    await expect.element(from).toHaveValue('2026-02-28 17:00')
    await userEvent.clear(from)
    await question.getByRole('button', { name: 'Run' }).click()
    await expect.element(question.getByText('Serials are required')).toBeVisible()
    await expect.element(question.getByText('Reference device is required')).toBeVisible()
    await expect.element(question.getByText('Required', { exact: true })).toBeVisible()
    expect(sent(screen, 'calibrations')).toEqual([])
  })

  it('refuses a start that is after the end or after now', async () => {
    await open()
    await choose(NEVER, 'Run calibration')
    const question = dialog('Run calibration')
    const from = question.getByRole('textbox', { name: 'From (UTC)' })
    await from.fill('2026-03-15 00:00')
    await expect.element(question.getByRole('alert')).toMatchTextContent('cannot be after now')
    await from.fill('2026-03-01 00:00')
    await question.getByRole('textbox', { name: 'To (UTC)' }).fill('2026-02-01 00:00')
    await expect.element(question.getByRole('alert')).toMatchTextContent('cannot be after the end')
  })

  it('compares a device, and lists the serials until the result is closed', async () => {
    const outcome = { calibrated: [NEVER], failed: [], missing: ['1C00GONE'] }
    const screen = await open({ calibrationOutcome: outcome })
    await choose(NEVER, 'Run calibration')
    const question = dialog('Run calibration')
    const reference = question.getByRole('combobox', { name: 'Reference device' })
    await reference.selectOptions('[1C00REF1] Reference station')
    await question.getByRole('textbox', { name: 'To (UTC)' }).fill('2026-03-10 00:00')
    await question.getByRole('button', { name: 'Run' }).click()
    const result = dialog('Result of the calibration')
    await expect.element(result).toMatchTextContent(`1 device calibrated${NEVER}`)
    await expect.element(result).toMatchTextContent('1 device missing1C00GONE')
    await expect
      .element(page.getByText(`Calibrated: ${NEVER}. Missing: 1C00GONE`))
      .toBeInTheDocument()
    expect(await axeProblems(document.body)).toEqual([])
    expect(sent(screen, 'calibrations').map(({ body }) => body)).toEqual([
      {
        serials: [NEVER],
        reference: '1C00REF1.0.0.0',
        from: Date.UTC(2026, 1, 28, 17),
        to: Date.UTC(2026, 2, 10),
      },
    ])
    await result.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(result).not.toBeInTheDocument()
    await expect.element(row(NEVER)).toMatchTextContent(/Calibrated/)
  })

  it('explains how to make a device a reference while there is none', async () => {
    await open({ referenceDevices: [] })
    await button('Run calibration').click()
    await expect.element(page.getByText(/tag reference/)).toBeVisible()
    await expect
      .element(dialog('Run calibration').getByRole('button', { name: 'Run' }))
      .toBeDisabled()
  })
})

describe('actions on a device', () => {
  it('resets a calibration after a question', async () => {
    const screen = await open()
    await choose(OK, 'Reset')
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await expect.element(page.getByText(`Calibration reset: ${OK}`)).toBeVisible()
    expect(sent(screen, 'calibrations').map(({ path, body }) => [path, body])).toEqual([
      ['calibrations/reset', { serials: [OK] }],
    ])
    await expect.element(row(OK)).toMatchTextContent(/Not run/)
  })

  it('identifies a device by its light', async () => {
    const screen = await open()
    await choose(OK, 'Identify')
    await expect.element(page.getByText(/blinks once it fetches the command/)).toBeVisible()
    expect(sent(screen, 'nodes').map(({ path }) => decodeURIComponent(path))).toEqual([
      `nodes/${OK}:0/actions/blink`,
    ])
  })

  it('transfers a device to another organization, which both fields require', async () => {
    const both = [organization('org_city'), organization('org_port', { name: 'Port' })]
    const ids = both.map(({ id }) => id)
    const screen = await open({
      organizations: both,
      user: user({ permissions: { manage_devices: ids, read_devices: ids } }),
      answers: { [`nodes/${encodeURIComponent(`${OK}:0`)}/transfer/org_port`]: {} },
    })
    await choose(OK, 'Transfer')
    const question = dialog('Transfer 1 device')
    await question.getByRole('button', { name: 'Transfer' }).click()
    await expect.element(question.getByText('Organization is required').first()).toBeVisible()
    await question.getByRole('combobox', { name: 'Organization' }).selectOptions('Port')
    await question.getByRole('combobox', { name: 'Paid by' }).selectOptions('Port')
    await question.getByRole('button', { name: 'Transfer' }).click()
    await expect.element(page.getByText(`Transferred: ${OK}`)).toBeVisible()
    expect(sent(screen, 'nodes').map(({ body }) => body)).toEqual([{ payment: 'org_port' }])
  })

  it('shows how each parameter compares in the opened row', async () => {
    await open()
    await button(`Show details of ${FAILED}`).click()
    const table = page.getByRole('table', { name: `Parameters of ${FAILED}` })
    await expect.element(table).toMatchTextContent(/Carbon dioxide.*R² below 0\.70/)
    await expect.element(table).toMatchTextContent(/330 \/ 336.*0\.92.*8\.64 → 1\.58 µg\/m³/)
    await expect.element(table).toMatchTextContent(/0\.671 \+ 0\.553·x/)
  })
})

it('fits the calibrations on a phone, in Spanish', async () => {
  await page.viewport(390, 844)
  await open({}, { locale: 'es_ES', theme: 'dark' })
  await expect.element(page.getByText(OK)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
