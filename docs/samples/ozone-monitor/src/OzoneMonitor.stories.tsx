import { DeviceFormStory, type DeviceFormStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'
import { ozoneMonitor } from './testsupport/ozoneMonitor.fixture.ts'

interface Story {
  args?: Partial<DeviceFormStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

const heated = ozoneMonitor({
  averaging_time: 300,
  flow: 1.2,
  zero_offset: -1.5,
  span_factor: 1.021,
  lamp_heater: 1,
  lamp_temperature: 55,
})

export default {
  title: 'samples/ozone-monitor',
  component: DeviceFormStory,
  args: { plugin, device: heated } satisfies DeviceFormStoryProps,
}

export const Heated: Story = {}

export const NothingReported: Story = { args: { device: ozoneMonitor() } }

export const ReadOnly: Story = { args: { disabled: true } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
