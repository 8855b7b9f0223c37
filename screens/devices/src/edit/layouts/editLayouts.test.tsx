import { node, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { OPEN_SETTINGS } from '../../testsupport/channels.ts'
import { FLEET, LORAWAN } from '../../testsupport/fleet.ts'
import { ledForm } from '../../testsupport/ledForm.ts'

const ID = '1C00C001:0'
const TYPES = ['Thiamis-1000', 'Aethair Pro', 'Purifier', 'LoRaWAN']
/** A settings form for every type, as those of the types stand in packages of their own. */
const form = {
  ...ledForm,
  manifest: { ...ledForm.manifest, match: { types: TYPES } },
} as typeof ledForm

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (type: string, tab?: string) => {
  const { actions } = FLEET[0] ?? LORAWAN
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: ID, ...(tab === undefined ? {} : { tab }) },
    widthPx: 1000,
    plugins: [form],
    server: {
      nodes: [node(ID, { type, name: 'Mast', presentName: 'Mast', actions })],
      nodeSettings: { [ID]: OPEN_SETTINGS },
    },
  })
  await expect.element(page.getByRole('tab', { name: 'General' })).toBeVisible()
}
const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
/** The sections in sight by their headings, in the order of the page. */
const sections = () =>
  expect.poll(
    () =>
      page
        .getByRole('region')
        .elements()
        .flatMap((region) => region.querySelector('h2')?.textContent ?? []),
    { timeout: 4000 },
  )

describe('the order of sections and tabs', () => {
  it('starts a Thiamis with its general section, and puts its sensors next', async () => {
    await open('Thiamis-1000')
    await sections().toEqual([
      'General',
      'Wi-Fi',
      'Commands',
      'Settings',
      'What the device has confirmed',
    ])
    expect(tabs().slice(-6)).toEqual([
      'General',
      'Sensors',
      'Corrections',
      'Location',
      'Access rights',
      'Device events',
    ])
  })

  it('puts the public link of an Airthinx device beside its general section', async () => {
    await open('Aethair Pro')
    await sections().toEqual([
      'General',
      'Wi-Fi',
      'Commands',
      'Settings',
      'What the device has confirmed',
      'Public link',
    ])
    expect(tabs().slice(-6)).toEqual([
      'General',
      'Sensors',
      'Corrections',
      'Location',
      'Access rights',
      'Device events',
    ])
  })

  it('starts a Healthway device with the settings for the air', async () => {
    await open('Purifier')
    await sections().toEqual(['Settings', 'General', 'What the device has confirmed', 'Commands'])
    expect(tabs().slice(-6)).toEqual([
      'General',
      'Location',
      'Access rights',
      'Sensors',
      'Corrections',
      'Device events',
    ])
  })

  it.each([
    ['Thiamis-1000', true],
    ['Aethair Pro', false],
    ['Purifier', true],
  ])('the public link of the type %s is on the access tab: %s', async (type, isThere) => {
    await open(type, 'access')
    await expect.element(page.getByRole('region', { name: 'Key' })).toBeVisible()
    expect(page.getByRole('region', { name: 'Public link' }).query() !== null).toBe(isThere)
  })
})
