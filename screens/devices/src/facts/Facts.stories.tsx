import {
  nodeFacts,
  ScreenStory,
  TEST_NOW_MS,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { BatteryFact } from './BatteryFact.tsx'
import { FirmwareFact } from './FirmwareFact.tsx'
import { LocationFact } from './LocationFact.tsx'
import { NetworkFact } from './NetworkFact.tsx'

const HOUR_MS = 3_600_000
const { battery, network, location, firmware } = nodeFacts()
const old = { reported_at: TEST_NOW_MS - 3 * HOUR_MS }

/** Charges and signals of each kind, facts that are old, and those that were never reported. */
function AllFacts({ intl }: PartProps) {
  const rest = { nowMs: TEST_NOW_MS, intl }
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <BatteryFact battery={battery} {...rest} />
      <BatteryFact battery={battery && { ...battery, volts: 10.7, is_charging: false }} {...rest} />
      <BatteryFact battery={battery && { ...battery, percent: 100 }} {...rest} />
      <BatteryFact battery={battery && { ...battery, ...old, volts: 0 }} {...rest} />
      <BatteryFact battery={null} {...rest} />
      <NetworkFact network={network} {...rest} />
      <NetworkFact network={network && { ...network, kind: 'gsm', signal_dbm: -101 }} {...rest} />
      <NetworkFact network={network && { ...network, ...old, signal_dbm: null }} {...rest} />
      <LocationFact location={location} {...rest} />
      <LocationFact location={location && { ...location, ...old, accuracy_m: null }} {...rest} />
      <FirmwareFact firmware={firmware} {...rest} />
    </div>
  )
}

interface Story {
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/devices/facts',
  component: ScreenStory,
  args: {
    plugin: partPlugin(AllFacts),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: { nodes: FLEET },
  } satisfies ScreenStoryProps,
}

export const All: Story = {}
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
