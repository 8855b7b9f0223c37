import { node } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { COMMANDS, OPEN_SETTINGS } from '../testsupport/channels.ts'
import {
  choose,
  click,
  closeEdit,
  openEdit,
  PATH,
  QUAY,
  region,
  sent,
} from '../testsupport/editPage.ts'
import { FLEET } from '../testsupport/fleet.ts'

afterEach(closeEdit)
/** What stands in a part of the page, as a regular expression sees it. */
const words = (part: Locator) => expect.poll(() => part.query()?.textContent)

describe('the tags of a device', () => {
  it('sends comma-separated tags as a list', async () => {
    const screen = await openEdit()
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), 'Street, school roof,')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { tags: ['Street', 'school roof'], version: 1 } },
    ])
  })

  it('refuses 21 tags before sending them', async () => {
    const screen = await openEdit()
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(', ')
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), many)
    await click('General', 'Save')
    await expect.element(region('General').getByText(/^Up to 20 tags/)).toBeVisible()
    expect(sent(screen)).toEqual([])
  })
})

describe('the name and the interval of a device', () => {
  it('saves only the changed fields, and the interval then waits for the device', async () => {
    const screen = await openEdit()
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

  it('asks for a name of the device', async () => {
    const screen = await openEdit()
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

  it('shows what moves before a time zone is saved, and saves it', async () => {
    const screen = await openEdit(inUtc)
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

  it('suggests the time zone of the location', async () => {
    const screen = await openEdit(inUtc)
    await click('General', 'Use Europe/Madrid')
    await expect.element(page.getByText(/schedule .* runs [12] h earlier/)).toBeVisible()
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { timezone: 'Europe/Madrid', version: 1 } },
    ])
  })

  it('returns the time zone to the device', async () => {
    const set = node(QUAY, {
      ...FLEET[0],
      timezone: 'Asia/Tokyo',
      timezone_source: 'person',
      timezone_reported: 'Europe/Lisbon',
    })
    const screen = await openEdit({ nodes: [set] })
    await choose(zone(), 'automatic', /Automatic/)
    await click('General', 'Save')
    await expect.element(zone()).toHaveAccessibleDescription(/^As the device reports it/)
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { timezone: null, version: 1 } },
    ])
  })

  it('shows a refused time zone at its field', async () => {
    const issue = {
      path: '/timezone',
      expected: 'an IANA time zone, such as Europe/Madrid',
      got: '',
    }
    await openEdit({ ...inUtc, issues: { [PATH]: [issue] } })
    await click('General', 'Use Europe/Madrid')
    await click('General', 'Save')
    await expect.element(page.getByText(/Expected: an IANA time zone/)).toBeVisible()
  })

  it('accepts any word as a device type', async () => {
    const screen = await openEdit()
    await choose(page.getByRole('combobox', { name: 'Type' }), 'aethair pro', 'Aethair Pro')
    await expect.element(page.getByText(/default profile of this type/)).toBeVisible()
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { type: 'Aethair Pro', version: 1 } },
    ])
  })
})

describe('loading a device', () => {
  it('offers to reload a device that could not be loaded', async () => {
    await openEdit({ failures: { [PATH]: 503 } })
    await expect.element(page.getByText('The device could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('refuses the configuration of a device that may only be read', async () => {
    await openEdit({}, '1C00B476:0')
    await expect.element(page.getByText('You may not configure this device')).toBeVisible()
  })

  it('fits the configuration on a phone, in Spanish', async () => {
    await page.viewport(390, 800)
    const server = { nodeSettings: { [QUAY]: OPEN_SETTINGS }, deviceCommands: COMMANDS }
    await openEdit(server, QUAY, { widthPx: 390, locale: 'es_ES' })
    await expect.element(page.getByRole('heading', { name: 'Órdenes' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
