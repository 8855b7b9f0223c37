import { nodeFacts, renderScreen, TEST_NOW_MS, type RenderedScreen } from '@airshed/testing'
import type { NodeFacts } from '@airshed/console-kit'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { BatteryFact } from './BatteryFact.tsx'
import { FirmwareFact } from './FirmwareFact.tsx'
import { LocationFact } from './LocationFact.tsx'
import { NetworkFact } from './NetworkFact.tsx'

function Facts({ node, intl }: PartProps) {
  const { battery, network, location, firmware } = node.facts ?? nodeFacts()
  const rest = { nowMs: TEST_NOW_MS, intl }
  return (
    <>
      <BatteryFact battery={battery} {...rest} />
      <NetworkFact network={network} {...rest} />
      <LocationFact location={location} {...rest} />
      <FirmwareFact firmware={firmware} {...rest} />
    </>
  )
}
const plugin = partPlugin(Facts)

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const [device] = FLEET
const open = async (facts: NodeFacts, locale: 'en_US' | 'es_ES' = 'en_US') => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    locale,
    server: { nodes: device === undefined ? [] : [{ ...device, facts }] },
  })
}
const fact = (name: string) => page.getByRole('group', { name, exact: true })
/** What stands in a fact, as a regular expression sees it. */
const words = (name: string) => expect.poll(() => fact(name).query()?.textContent)
const HOUR_MS = 3_600_000

it('shows the facts of a device in words, with their age', async () => {
  await open(nodeFacts())
  await expect.element(fact('Battery')).toHaveTextContent('12.4 V, charging3 min ago')
  await expect.element(fact('Network')).toHaveTextContent('Wi-Fi City Works, -71 dBm3 min ago')
  await expect.element(fact('Network').getByRole('img', { name: '4 of 5 bars' })).toBeVisible()
  await expect
    .element(fact('Reported location'))
    .toHaveTextContent('40.71210 / -74.00980 ± 4 m3 min ago')
  await words('Firmware').toMatch(/^Firmware 3\.2\.1, Thiamis-1000$/)
})

it('marks facts older than two hours, and says that one was never reported', async () => {
  const { battery } = nodeFacts()
  const old = { ...battery!, percent: 64, volts: null, reported_at: TEST_NOW_MS - 3 * HOUR_MS }
  await open(nodeFacts({ battery: old, network: null, location: null, firmware: null }))
  await expect.element(fact('Battery')).toHaveTextContent('64%, charging3 h ago · old')
  await words('Network').toMatch(/^Never reported$/)
  await words('Firmware').toMatch(/^Never reported$/)
})

it('leaves out facts that the device does not report', async () => {
  const at = TEST_NOW_MS
  const facts = nodeFacts({
    battery: { volts: 0, percent: null, is_charging: null, reported_at: at },
    network: { kind: 'gsm', name: null, signal_dbm: null, reported_at: at },
    location: { latitude: 1, longitude: 2, accuracy_m: null, reported_at: at },
    firmware: { version: 'a <b>', hardware: null },
  })
  await open(facts)
  await words('Battery').toMatch(/^0\.0 V(?!,)/)
  await words('Network').toMatch(/^Mobile(?!,)/)
  await words('Firmware').toMatch(/^Firmware a <b>$/)
  await words('Reported location').toMatch(/^1\.00000 \/ 2\.00000(?! ±)/)
})

it('shows no bars for a LoRaWAN signal, whose levels differ from those of other networks', async () => {
  const network = {
    kind: 'lorawan' as const,
    name: null,
    signal_dbm: -112,
    reported_at: TEST_NOW_MS,
  }
  await open(nodeFacts({ network }))
  await words('Network').toMatch(/^LoRaWAN, -112 dBm/)
  expect(fact('Network').getByRole('img').query()).toBeNull()
})

it('shows the facts of a device in Spanish', async () => {
  await open(nodeFacts(), 'es_ES')
  await words('Batería').toMatch(/^12,4 V, cargando/)
})
