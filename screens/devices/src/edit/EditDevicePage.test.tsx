import {
  deviceCommand,
  node,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { COMMANDS, FETCHED_SETTINGS, OPEN_SETTINGS } from '../testsupport/channels.ts'
import { AIRGRADIENT, FLEET, ONE_WAY } from '../testsupport/fleet.ts'
import { ledForm } from '../testsupport/ledForm.ts'
import { speedForm } from '../testsupport/speedForm.ts'

const QUAY = '1C00A3F7:0'
const PATH = 'nodes/1C00A3F7%3A0'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  vi.useRealTimers()
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Server = {}, id = QUAY, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 1000,
    plugins: [ledForm],
    server: { nodes: [...FLEET, AIRGRADIENT, ONE_WAY], ...server },
    ...options,
  })
  return drawn
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const click = (section: string, name: string) =>
  userEvent.click(region(section).getByRole('button', { name, exact: true }))
const confirm = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }))
const choose = async (field: Locator, option: string, name: string | RegExp) => {
  await userEvent.click(field)
  await userEvent.keyboard(option)
  await userEvent.click(page.getByRole('option', { name }))
}
/** What stands in a part of the page, as a regular expression sees it. */
const words = (part: Locator) => expect.poll(() => part.query()?.textContent)
const newest = () => page.getByRole('row').nth(1)
const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }))

describe('the tags of a device', () => {
  it('are words between commas, sent as a list', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), 'Street, school roof,')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { tags: ['Street', 'school roof'], version: 1 } },
    ])
  })

  it('that are too many are refused before they are sent', async () => {
    const screen = await open()
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(', ')
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), many)
    await click('General', 'Save')
    await expect.element(region('General').getByText(/^Up to 20 tags/)).toBeVisible()
    expect(sent(screen)).toEqual([])
  })
})

describe('the name and the interval of a device', () => {
  it('are saved, only what changed, and the interval then waits for the device', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street north')
    await userEvent.selectOptions(page.getByLabelText('Reporting interval'), '10 min')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      {
        method: 'PUT',
        path: PATH,
        body: { name: 'Quay Street north', settings: { interval: 600_000 }, version: 1 },
      },
    ])
    await expect
      .element(page.getByRole('heading', { name: 'Quay Street north', level: 1 }))
      .toBeVisible()
    await words(region('What the device has confirmed')).toMatch(
      /Reporting interval10 minWaiting for the device since 13:00In force: 5 min$/,
    )
  })

  it('needs a name', async () => {
    const screen = await open()
    await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
    await click('General', 'Save')
    await expect.element(page.getByText('Name is required')).toBeVisible()
    expect(sent(screen)).toEqual([])
  })
})

describe('the time zone and the type of a device', () => {
  const zone = () => page.getByRole('combobox', { name: 'Time zone' })
  const purifier = node(QUAY, {
    ...FLEET[0],
    type: 'Purifier',
    timezone: 'UTC',
    timezone_source: 'default',
    timezone_reported: null,
    settings: { cron: '0 9 * * *', scheduler: { 1: { 9: [50, 'auto'] } } },
  })
  const inUtc = { nodes: [purifier], placeZone: 'Europe/Madrid' }

  it('tells what moves before a zone is saved, and saves it', async () => {
    const screen = await open(inUtc)
    await expect.element(zone()).toHaveAccessibleDescription(/^UTC: nobody has set one/)
    await choose(zone(), 'tokyo', /Tokyo/)
    const moves = region('General').getByRole('status').filter({ hasText: 'What moves' })
    await words(moves).toMatch(
      /What moves when you save.*GMT\+9.*schedule \(0 9 \* \* \*\).*9 h earlier.*working hours.*9 h earlier.*statistics begin 9 h earlier, also those of the past/,
    )
    expect(sent(screen)).toEqual([])
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { timezone: 'Asia/Tokyo', version: 1 } },
    ])
    await expect.element(zone()).toHaveAccessibleDescription(/^Set here/)
  })

  it('is suggested by its location', async () => {
    const screen = await open(inUtc)
    await click('General', 'Use Europe/Madrid')
    await expect.element(page.getByText(/schedule .* runs [12] h earlier/)).toBeVisible()
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { timezone: 'Europe/Madrid', version: 1 } },
    ])
  })

  it('is returned to the device', async () => {
    const set = node(QUAY, {
      ...FLEET[0],
      timezone: 'Asia/Tokyo',
      timezone_source: 'person',
      timezone_reported: 'Europe/Lisbon',
    })
    const screen = await open({ nodes: [set] })
    await choose(zone(), 'automatic', /Automatic/)
    await click('General', 'Save')
    await expect.element(zone()).toHaveAccessibleDescription(/^As the device reports it/)
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { timezone: null, version: 1 } },
    ])
  })

  it('is refused at its field', async () => {
    const issue = {
      path: '/timezone',
      expected: 'an IANA time zone, such as Europe/Madrid',
      got: '',
    }
    await open({ ...inUtc, issues: { [PATH]: [issue] } })
    await click('General', 'Use Europe/Madrid')
    await click('General', 'Save')
    await expect.element(page.getByText(/Expected: an IANA time zone/)).toBeVisible()
  })

  it('has a type that can be any word', async () => {
    const screen = await open()
    await choose(page.getByRole('combobox', { name: 'Type' }), 'aethair pro', 'Aethair Pro')
    await expect.element(page.getByText(/default profile of this type/)).toBeVisible()
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { type: 'Aethair Pro', version: 1 } },
    ])
  })
})

describe('a type that cannot take what waits for the device', () => {
  const sendingOnly = async () => {
    await choose(page.getByRole('combobox', { name: 'Type' }), 'airrohr', 'airRohr')
    return region('General').getByRole('status').filter({ hasText: 'cannot take' })
  }
  const format = deviceCommand(0, { name: 'format', state: 'queued', sent_at: null })
  const blink = deviceCommand(1, { name: 'blink', state: 'queued', sent_at: null })

  it('says what will be withdrawn before it is saved', async () => {
    const screen = await open({
      deviceCommands: [format, blink, ...COMMANDS.slice(1)],
      nodeSettings: { [QUAY]: OPEN_SETTINGS },
    })
    await words(await sendingOnly()).toMatch(
      /2 waiting commands will be withdrawn: Erase storage, Blink\..*1 requested setting will be withdrawn: Reporting interval\./,
    )
    expect(sent(screen)).toEqual([])
  })

  it('is silent where nothing waits that it cannot take', async () => {
    await open({ deviceCommands: [blink], nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    await choose(page.getByRole('combobox', { name: 'Type' }), 'purifier', 'Purifier')
    await expect.element(page.getByText(/default profile of this type/)).toBeVisible()
    await expect.element(page.getByText('What this type cannot take')).not.toBeInTheDocument()
  })
})

describe('a device that somebody else changes', () => {
  const general = () => region('General')
  const name = () => page.getByRole('textbox', { name: 'Name' })

  it('has both values at the field, and the user chooses', async () => {
    const screen = await open({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect
      .element(general().getByText('Changed elsewhere meanwhile to “Pier”. Yours is “Mole”.'))
      .toBeVisible()
    await expect
      .element(general().getByRole('alert'))
      .toMatchTextContent(/Choose a value, then save/)
    await click('General', 'Save')
    await expect.element(page.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
    expect(sent(screen)).toHaveLength(1)
    await click('General', 'Keep mine')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ name: 'Mole', version: 2 })
  })

  it('keeps the other value where the user takes it', async () => {
    const screen = await open({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await click('General', 'Take the other')
    await expect.element(name()).toHaveValue('Pier')
    expect(sent(screen)).toHaveLength(1)
  })

  it('is saved without a question where they changed other fields, and shows those', async () => {
    const screen = await open({ otherEdits: { [QUAY]: [{ description: 'On the roof' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { name: 'Mole', version: 1 },
      { name: 'Mole', version: 2 },
    ])
    await expect
      .element(page.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('On the roof')
  })

  it('has both values of a setting at its field', async () => {
    const fanned = node(QUAY, { ...FLEET[0], settings: { speed: 25 } })
    const screen = await open(
      { nodes: [fanned], otherEdits: { [QUAY]: [{ settings: { speed: 50 } }] } },
      QUAY,
      { plugins: [speedForm] },
    )
    await userEvent.fill(page.getByRole('textbox', { name: /^Fan speed/ }), '75')
    await click('Settings', 'Save')
    await expect
      .element(region('Settings').getByText('Changed elsewhere meanwhile to 50 %. Yours is 75 %.'))
      .toBeVisible()
    await click('Settings', 'Keep mine')
    await click('Settings', 'Save')
    await expect.element(region('Settings').getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ settings: { speed: 75 }, version: 2 })
  })

  it('has tags, compared as a list', async () => {
    const tagged = node(QUAY, { ...FLEET[0], tags: ['quay', 'street'] })
    const tags = () => page.getByRole('textbox', { name: 'Tags' })
    const screen = await open({ nodes: [tagged], otherEdits: { [QUAY]: [{ tags: ['roof'] }] } })
    await userEvent.fill(tags(), ' quay ,street,')
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect.element(tags()).toHaveValue('roof')
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { name: 'Mole', version: 1 },
      { name: 'Mole', version: 2 },
    ])
  })

  it('has both lists of tags at their field', async () => {
    const screen = await open({ otherEdits: { [QUAY]: [{ tags: ['mast', 'roof'] }] } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), 'yard')
    await click('General', 'Save')
    await expect
      .element(general().getByText('Changed elsewhere meanwhile to “mast, roof”. Yours is “yard”.'))
      .toBeVisible()
    await click('General', 'Keep mine')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ tags: ['yard'], version: 2 })
  })

  it('asks in Spanish, on a phone', async () => {
    await page.viewport(390, 800)
    await open({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } }, QUAY, {
      widthPx: 390,
      locale: 'es_ES',
    })
    await userEvent.fill(page.getByRole('textbox', { name: 'Nombre' }), 'Mole')
    await click('General', 'Guardar')
    await expect.element(page.getByText(/Su valor es “Mole”/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Conservar el mío' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('the settings of a device', () => {
  it('are saved by the forms that are offered for its type', async () => {
    const screen = await open()
    await userEvent.click(region('Settings').getByText('Light on'))
    await click('Settings', 'Save')
    await expect.element(region('Settings').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { settings: { enable_led: 1 }, version: 1 } },
    ])
  })

  it('that it never reported are unknown, and are asked for as they are by default', async () => {
    const [quay, ...others] = FLEET
    const screen = await open({ nodes: [{ ...quay!, settings: {} }, ...others] })
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

  it('that it never reported are taken up without a question once somebody else asks for them', async () => {
    const [quay, ...others] = FLEET
    const screen = await open({
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
  ])(
    'in %s that it never reported: %s is asked about where both entered it',
    async (...example) => {
      const [section, field, mine, theirs, question, settings] = example
      const [quay, ...others] = FLEET
      const screen = await open({
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
    },
  )

  it('that wait or were refused are listed, and the others folded behind their number', async () => {
    await open({ nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    const confirmed = region('What the device has confirmed')
    await expect.element(confirmed.getByText('Waiting for the device since 12:03')).toBeVisible()
    await expect
      .element(confirmed.getByText('Refused by the device: no GPS receiver'))
      .toBeVisible()
    await expect.element(confirmed.getByText('Status light')).not.toBeVisible()
    await userEvent.click(confirmed.getByText('3 settings in force'))
    await expect.element(confirmed.getByText('Status light')).toBeVisible()
  })

  it('say at their fields what the device has not confirmed', async () => {
    const [interval, ...others] = OPEN_SETTINGS.settings
    const light = { name: 'enable_led', state: 'refused' as const, reason: 'it is broken' }
    const settings = [
      interval!,
      ...others.map((one) => (one.name === light.name ? { ...one, ...light } : one)),
    ]
    await open({ nodeSettings: { [QUAY]: { ...OPEN_SETTINGS, settings } } })
    await expect
      .element(page.getByLabelText('Reporting interval'))
      .toHaveAccessibleDescription(/Waiting for the device since 12:03$/)
    await expect
      .element(region('Settings').getByText('Refused by the device: it is broken'))
      .toBeVisible()
  })

  it('that a monitor fetched are never called confirmed', async () => {
    await open({ nodeSettings: { [AIRGRADIENT.node_id]: FETCHED_SETTINGS } }, AIRGRADIENT.node_id)
    await expect
      .element(region('What the device has confirmed').getByRole('listitem').first())
      .toHaveTextContent('Light barco2Fetched by the monitor at 12:58, which never confirms')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
  })

  it('cannot be changed where the device only sends', async () => {
    await open({}, ONE_WAY.node_id)
    await expect
      .element(page.getByText('This type of device cannot be configured from here: it only sends.'))
      .toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Balcony')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
    expect(region('Settings').query()).toBeNull()
    expect(region('Commands').query()).toBeNull()
  })
})

describe('the commands of a device', () => {
  it('are followed until they are done', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const screen = await open({ areCommandsMoving: true })
    await expect.element(page.getByText('No command has been given yet')).toBeVisible()
    await click('Commands', 'Blink')
    await words(newest()).toMatch(/^BlinkQueued.*Olga Owner$/)
    expect(sent(screen)).toEqual([{ method: 'PUT', path: `${PATH}/actions/blink`, body: {} }])
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkSent/)
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkDone/)
  })

  it('that interrupt it are given only once they are confirmed', async () => {
    const screen = await open()
    await click('Commands', 'Reboot')
    await expect.element(page.getByText(/unavailable for a minute or two/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Reboot')
    await words(newest()).toMatch(/^RebootQueued/)
  })

  it('calibrate a monitor only where somebody has read that it has to stand in fresh air', async () => {
    const screen = await open({}, AIRGRADIENT.node_id)
    await click('Commands', 'Calibrate CO₂')
    await expect.element(page.getByText(/fresh air with about 400 ppm/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Calibrate CO₂')
    await words(newest()).toMatch(/^Calibrate CO₂Queued/)
    await click('Commands', 'Test LEDs')
    await words(newest()).toMatch(/^Test LEDsQueued/)
  })

  it('are withdrawn while they wait, once that is confirmed, and say by whom', async () => {
    const screen = await open({ deviceCommands: COMMANDS })
    const withdraw = page.getByRole('button', { name: /^Withdraw “/ })
    await expect.poll(() => withdraw.elements().length).toBe(1)
    await userEvent.click(withdraw)
    await expect.element(page.getByText(/the device never receives it/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Withdraw')
    await words(newest()).toMatch(/^RebootWithdrawn by Olga Owner/)
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: `${PATH}/commands/command_0/withdraw`, body: {} },
    ])
    expect(withdraw.elements()).toHaveLength(0)
  })

  it('that a device has fetched in the meantime say that they can no longer be withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open({ deviceCommands: COMMANDS, areCommandsMoving: true })
    await userEvent.click(page.getByRole('button', { name: /^Withdraw “/ }))
    await confirm('Withdraw')
    await expect.element(page.getByText(/The command no longer waits/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^RebootSent/)
  })

  it('that a monitor fetched are never called done', async () => {
    const fetched = deviceCommand(1, { name: 'led_test', state: 'fetched' })
    await open({ deviceCommands: [fetched] }, AIRGRADIENT.node_id)
    await words(newest()).toMatch(/^Test LEDsFetched, not confirmed/)
  })

  it('are shown with what became of them', async () => {
    await open({ deviceCommands: COMMANDS })
    await expect.element(page.getByText('Failed: no SIM card')).toBeVisible()
    await expect.element(page.getByText('Expired')).toBeVisible()
    await userEvent.click(page.getByText('Answer'))
    await expect.element(page.getByText(/harbour/)).toBeVisible()
  })
})

describe('a device', () => {
  it('that could not be loaded can be asked for again', async () => {
    await open({ failures: { [PATH]: 503 } })
    await expect.element(page.getByText('The device could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('that may only be read is not configured', async () => {
    await open({}, '1C00B476:0')
    await expect.element(page.getByText('You may not configure this device')).toBeVisible()
  })

  it('fits on a phone, in Spanish', async () => {
    await page.viewport(390, 800)
    const server = { nodeSettings: { [QUAY]: OPEN_SETTINGS }, deviceCommands: COMMANDS }
    await open(server, QUAY, { widthPx: 390, locale: 'es_ES' })
    await expect.element(page.getByRole('heading', { name: 'Órdenes' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
