import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FETCHED_SETTINGS, OPEN_SETTINGS } from '../testsupport/channels.ts'
import { click, closeEdit, openEdit, PATH, QUAY, region, sent } from '../testsupport/editPage.ts'
import { AIRGRADIENT, FLEET, ONE_WAY } from '../testsupport/fleet.ts'

afterEach(closeEdit)

describe('the settings of a device', () => {
  it('saves settings by the forms that are offered for the device type', async () => {
    const screen = await openEdit()
    await userEvent.click(region('Settings').getByText('Light on'))
    await click('Settings', 'Save')
    await expect.element(region('Settings').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { settings: { enable_led: 1 }, version: 1 } },
    ])
  })

  it('shows unreported settings as unknown, and requests the defaults of their form', async () => {
    const [quay, ...others] = FLEET
    const screen = await openEdit({ nodes: [{ ...quay!, settings: {} }, ...others] })
    const light = region('Settings').getByRole('combobox', { name: 'Light on' })
    await expect.element(light).toHaveDisplayValue('Unknown')
    const interval = page.getByLabelText('Reporting interval')
    await expect.element(interval).toHaveDisplayValue('Unknown')
    await expect
      .element(interval)
      .toHaveAccessibleDescription(/The console expects a report every 5 min$/)
    await userEvent.selectOptions(light, 'Off')
    await click('Settings', 'Save')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street north')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    await userEvent.selectOptions(interval, '5 min')
    await click('General', 'Save')
    await expect
      .poll(() => sent(screen).map(({ body }) => body))
      .toEqual([
        { settings: { enable_led: 0 }, version: 1 },
        { name: 'Quay Street north', version: 2 },
        { settings: { interval: 300_000 }, version: 3 },
      ])
  })

  it('adopts unreported settings without a question when somebody else requests them', async () => {
    const [quay, ...others] = FLEET
    const screen = await openEdit({
      nodes: [{ ...quay!, settings: {} }, ...others],
      otherEdits: { [QUAY]: [{ settings: { interval: 600_000, enable_led: 1 } }] },
    })
    await expect
      .element(region('Settings').getByRole('combobox', { name: 'Light on' }))
      .toHaveDisplayValue('Unknown')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Mole')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    const interval = page.getByLabelText('Reporting interval')
    await expect.element(interval).toHaveDisplayValue('10 min')
    await expect.element(interval).not.toHaveAccessibleDescription(/expects a report/)
    await expect.element(region('Settings').getByLabelText('Light on')).toBeChecked()
    expect(page.getByRole('option', { name: 'Unknown' }).elements()).toEqual([])
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { name: 'Mole', version: 1 },
      { name: 'Mole', version: 2 },
    ])
    await userEvent.click(region('Settings').getByText('Light on'))
    await click('Settings', 'Save')
    await expect
      .poll(() => sent(screen).at(-1)?.body)
      .toEqual({ settings: { enable_led: 0 }, version: 3 })
  })

  it.each([
    ['Settings', 'Light on', 'Off', { enable_led: 1 }, 'to on. Yours is off.', { enable_led: 0 }],
    [
      'General',
      'Reporting interval',
      '5 min',
      { interval: 600_000 },
      'to 10 min. Yours is 5 min.',
      { interval: 300_000 },
    ],
  ])('asks about an unreported setting in %s that both changed: %s', async (...example) => {
    const [section, field, mine, theirs, question, settings] = example
    const [quay, ...others] = FLEET
    const screen = await openEdit({
      nodes: [{ ...quay!, settings: {} }, ...others],
      otherEdits: { [QUAY]: [{ settings: theirs }] },
    })
    await userEvent.selectOptions(region(section).getByLabelText(field), mine)
    await click(section, 'Save')
    await expect
      .element(region(section).getByText(`Changed elsewhere meanwhile ${question}`))
      .toBeVisible()
    await click(section, 'Keep mine')
    await click(section, 'Save')
    await expect.element(region(section).getByText('Saved')).toBeVisible()
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { settings, version: 1 },
      { settings, version: 2 },
    ])
  })

  it('lists waiting and refused settings, and folds the others behind their number', async () => {
    await openEdit({ nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    const confirmed = region('What the device has confirmed')
    await expect.element(confirmed.getByText('Waiting for the device since 12:03')).toBeVisible()
    await expect
      .element(confirmed.getByText('Refused by the device: no GPS receiver'))
      .toBeVisible()
    await expect.element(confirmed.getByText('Status light')).not.toBeVisible()
    await userEvent.click(confirmed.getByText('3 settings in force'))
    await expect.element(confirmed.getByText('Status light')).toBeVisible()
  })

  it('marks at their fields the settings that the device has not confirmed', async () => {
    const [interval, ...others] = OPEN_SETTINGS.settings
    const light = { name: 'enable_led', state: 'refused' as const, reason: 'it is broken' }
    const settings = [
      interval!,
      ...others.map((one) => (one.name === light.name ? { ...one, ...light } : one)),
    ]
    await openEdit({ nodeSettings: { [QUAY]: { ...OPEN_SETTINGS, settings } } })
    await expect
      .element(page.getByLabelText('Reporting interval'))
      .toHaveAccessibleDescription(/Waiting for the device since 12:03$/)
    await expect
      .element(region('Settings').getByText('Refused by the device: it is broken'))
      .toBeVisible()
  })

  it('calls settings that a monitor fetched unconfirmed', async () => {
    await openEdit(
      { nodeSettings: { [AIRGRADIENT.node_id]: FETCHED_SETTINGS } },
      AIRGRADIENT.node_id,
    )
    await expect
      .element(region('What the device has confirmed').getByRole('listitem').first())
      .toHaveTextContent('Light barco2Fetched by the monitor at 12:58, which never confirms')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
  })

  it('hides settings and commands of a device that only sends', async () => {
    await openEdit({}, ONE_WAY.node_id)
    await expect
      .element(page.getByText('This type of device cannot be configured from here: it only sends.'))
      .toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Balcony')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
    expect(region('Settings').query()).toBeNull()
    expect(region('Commands').query()).toBeNull()
  })
})
