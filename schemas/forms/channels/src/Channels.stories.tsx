import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import scaled from '../fixtures/valid/scaled.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { channels } from './testsupport/channels.fixture.ts'

/** Channels of a probe in water. */
const WATER = [
  { name: 'Dissolved oxygen', unit: 'mg/L', enabled: 1, factor: 1.02, offset: -0.1 },
  { name: 'Spare', unit: '', enabled: 0, factor: 1, offset: 0 },
]

const meta = {
  title: 'device forms/channels',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { device: channels({ channels: WATER }) },
}
export const NothingReported: Story = { args: { device: channels() } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: scaled } }
export const ReadOnly: Story = { args: { ...Default.args, disabled: true } }
export const Dark: Story = { args: Default.args, globals: { theme: 'dark' } }
export const Spanish: Story = { args: Default.args, globals: { locale: 'es_ES' } }
export const Phone: Story = {
  args: Default.args,
  decorators: [
    (Story) => (
      <div style={{ width: 336 }}>
        <Story />
      </div>
    ),
  ],
}
