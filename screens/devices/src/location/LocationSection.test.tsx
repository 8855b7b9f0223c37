import type { Node } from '@airshed/kit'
import {
  nodeFacts,
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET } from '../testsupport/fleet.ts'

const PATH = 'nodes/1C00A3F7%3A0'
const HOUR_MS = 3_600_000

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const [device] = FLEET
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (changes: Partial<Node> = {}, server: Server = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0', tab: 'location' },
    widthPx: 1000,
    server: { nodes: device === undefined ? [] : [{ ...device, ...changes }], ...server },
  })
  return drawn
}
const section = () => page.getByRole('region', { name: 'Location', exact: true })
const choose = (source: string) =>
  userEvent.selectOptions(section().getByLabelText('Source'), source)
const save = () => userEvent.click(section().getByRole('button', { name: 'Save' }))
const bodies = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
const AUTO = { location_type: 'auto', facts: nodeFacts() } as const

describe('a device that was placed by hand', () => {
  it('moves a device by typed coordinates, with a description', async () => {
    const screen = await open()
    await expect.element(section().getByRole('textbox', { name: /^Latitude/ })).toHaveValue('40.71')
    await userEvent.fill(section().getByRole('textbox', { name: /^Latitude/ }), '40.72')
    await userEvent.fill(section().getByLabelText('Location description'), 'By the gate')
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen)).toEqual([
      {
        path: PATH,
        body: { location: [40.72, -74.01], location_description: 'By the gate', version: 1 },
      },
    ])
  })

  it('refuses a latitude beyond the poles', async () => {
    const screen = await open()
    await userEvent.fill(section().getByRole('textbox', { name: /^Latitude/ }), '91')
    await save()
    await expect.element(section().getByText('From -90 to 90')).toBeVisible()
    expect(bodies(screen)).toEqual([])
  })

  it('moves a device to its reported location once the location is automatic', async () => {
    const screen = await open({ facts: nodeFacts() })
    await choose('As the device reports it')
    expect(
      section()
        .getByRole('textbox', { name: /^Latitude/ })
        .query(),
    ).toBeNull()
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen)).toEqual([{ path: PATH, body: { location_type: 'auto', version: 1 } }])
  })
})

describe('a device that reports its location', () => {
  it('shows the reported location, and starts from it when placing by hand', async () => {
    const screen = await open(AUTO)
    await expect.element(section().getByText(/^40\.71210 \/ -74\.00980/)).toBeVisible()
    await choose('Set by hand')
    await expect
      .element(section().getByRole('textbox', { name: /^Latitude/ }))
      .toHaveValue('40.7121')
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen)).toEqual([
      { path: PATH, body: { location_type: 'manual', location: [40.7121, -74.0098], version: 1 } },
    ])
  })

  it.each([
    [
      'reported its location 3 h ago',
      {
        ...nodeFacts(),
        location: {
          latitude: 40.7,
          longitude: -74,
          accuracy_m: null,
          reported_at: TEST_NOW_MS - 3 * HOUR_MS,
        },
      },
      'Location not reported in last 2 hours.',
    ],
    [
      'never reported its location',
      { ...nodeFacts(), location: null },
      'The device has not reported a location yet.',
    ],
  ])('warns that the device %s', async (_, facts, words) => {
    await open({ ...AUTO, facts })
    await expect.element(section().getByText(words)).toBeVisible()
  })
})

describe('a location that somebody else changes meanwhile', () => {
  const others = (edit: NonNullable<Server['otherEdits']>[string][number]): Server => ({
    otherEdits: { '1C00A3F7:0': [edit] },
  })
  const field = (name: RegExp) => section().getByRole('textbox', { name })
  const choice = (name: string) => section().getByRole('button', { name }).first()
  const choices = () => expect.poll(() => section().getByText('Keep mine').elements().length)

  it('takes both coordinates of the other location together', async () => {
    const screen = await open({}, others({ location: [41.1, -8.6] }))
    await userEvent.fill(field(/^Longitude/), '-75')
    await save()
    await expect.element(section().getByText(/to 41\.1 °. Yours is 40\.71 °/)).toBeVisible()
    await expect.element(section().getByText(/to -8\.6 °. Yours is -75 °/)).toBeVisible()
    await userEvent.click(choice('Take the other'))
    await expect.element(field(/^Latitude/)).toHaveValue('41.1')
    await expect.element(field(/^Longitude/)).toHaveValue('-8.6')
    await choices().toBe(0)
    expect(bodies(screen)).toHaveLength(1)
  })

  it('keeps both coordinates of the reader’s location together', async () => {
    const screen = await open({}, others({ location: [41.1, -8.6] }))
    await userEvent.fill(field(/^Longitude/), '-75')
    await save()
    await userEvent.click(choice('Keep mine'))
    await choices().toBe(0)
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen).at(-1)?.body).toEqual({ location: [40.71, -75], version: 2 })
  })

  it('asks for a choice also after the reader chose an automatic location', async () => {
    const screen = await open({}, others({ location: [41.1, -8.6] }))
    await choose('As the device reports it')
    await save()
    await expect.element(section().getByText(/to 41\.1 °. Yours is nothing/)).toBeVisible()
    await userEvent.click(choice('Keep mine'))
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen).at(-1)?.body).toEqual({ location_type: 'auto', version: 2 })
  })

  it('keeps the reader’s location after somebody else chose an automatic one', async () => {
    const screen = await open({}, others({ location_type: 'auto', location: null }))
    await userEvent.fill(field(/^Longitude/), '-75')
    await save()
    await expect
      .element(section().getByText(/to As the device reports it. Yours is Set by hand/))
      .toBeVisible()
    await userEvent.click(choice('Keep mine'))
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen).at(-1)?.body).toMatchObject({
      location_type: 'manual',
      location: [40.71, -75],
      version: 2,
    })
  })
})

describe('the time zone of a location', () => {
  it('saves the time zone of the location on request, and shows what moves before', async () => {
    const screen = await open({}, { placeZone: 'Asia/Tokyo' })
    const box = section().getByRole('checkbox', { name: /^Set the time zone to Asia\/Tokyo/ })
    await userEvent.click(section().getByText(/^Set the time zone to Asia\/Tokyo/))
    await expect.element(section().getByText('What moves when you save')).toBeVisible()
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen)).toEqual([{ path: PATH, body: { timezone: 'Asia/Tokyo', version: 1 } }])
    expect(box.query()).toBeNull()
  })

  it('hides the time zone that the device already has', async () => {
    await open({})
    expect(section().getByRole('checkbox').query()).toBeNull()
  })
})

describe('searching for an address', () => {
  const PLACES = [
    { label: 'Quay Street 7, Porto', latitude: 41.1462, longitude: -8.6225 },
    { label: 'Quay Street 7, Dublin', latitude: 53.3459, longitude: -6.2716 },
  ]
  const find = async (words: string, name: RegExp = /^Address or coordinates/) => {
    await userEvent.fill(section().getByRole('searchbox', { name }), words)
    await userEvent.keyboard('{Enter}')
  }
  const latitude = () => section().getByRole('textbox', { name: /^Latitude/ })
  const words = () => expect.poll(() => section().query()?.textContent)
  const searches = ({ calls }: RenderedScreen) =>
    calls.filter(({ path }) => path.startsWith('geocoder/search')).length

  it('lists addresses with their data source, and places the device at the chosen one', async () => {
    const screen = await open({}, { places: PLACES })
    await find('quay street')
    await words().toMatch(/Addresses: © OpenStreetMap contributors/)
    await userEvent.click(section().getByRole('button', { name: 'Quay Street 7, Dublin' }))
    await expect.element(latitude()).toHaveValue('53.3459')
    await words().toMatch(/Placed at 53.3459, -6.2716/)
    expect(searches(screen)).toBe(1)
    await save()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(bodies(screen)).toEqual([
      {
        path: PATH,
        body: {
          location: [53.3459, -6.2716],
          location_description: 'Quay Street 7, Dublin',
          version: 1,
        },
      },
    ])
  })

  it('restores the earlier coordinates by undo', async () => {
    await open({}, { places: PLACES })
    await find('44.4, -35.3')
    await expect.element(latitude()).toHaveValue('44.4')
    await userEvent.click(section().getByRole('button', { name: 'Undo' }))
    await expect.element(latitude()).toHaveValue('40.71')
    expect(section().getByRole('button', { name: 'Undo' }).query()).toBeNull()
  })

  it('says that there is no such address', async () => {
    await open({}, { places: PLACES })
    await find('Nowhere 99')
    await words().toMatch(/Address not found/)
  })

  it('accepts coordinates without a geocoder, and says that there is none', async () => {
    const screen = await open()
    await words().toMatch(/This server has no address search/)
    await find(`41°08'46"N 8°37'21"W`, /^Coordinates/)
    await expect.element(latitude()).toHaveValue('41.146111')
    await find('Quay Street', /^Coordinates/)
    await words().toMatch(/These are not coordinates/)
    expect(searches(screen)).toBe(0)
  })

  it('says why a search for addresses fails', async () => {
    await open(
      {},
      {
        places: PLACES,
        failures: { 'geocoder/search?q=Quay+Street': 502, 'geocoder/search': 502 },
      },
    )
    await find('Quay Street')
    await expect.element(section().getByRole('alert')).toBeVisible()
  })
})
