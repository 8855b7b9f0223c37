import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { LORAWAN } from '../../testsupport/fleet.ts'
import { partPlugin } from '../../testsupport/partPlugin.tsx'
import { payloadForm } from '../../testsupport/payloadForm.ts'
import { PayloadSection } from './PayloadSection.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const mapped = {
  ...LORAWAN,
  payload_mapping: [{ field: 'air.temp', parameter: '128:1', unit: '°C' }],
}

export default {
  title: 'screens/devices/payload',
  component: ScreenStory,
  args: {
    plugin: partPlugin(PayloadSection),
    page: 'edit',
    params: { id: LORAWAN.node_id },
    plugins: [payloadForm],
    server: { nodes: [mapped] },
  } satisfies ScreenStoryProps,
}

export const Mapped: Story = {}
export const NothingMapped: Story = { args: { server: { nodes: [LORAWAN] } } }
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
