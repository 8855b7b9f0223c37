import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import metric from '../fixtures/valid/metric.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { davis } from './testsupport/davis.fixture.ts'

const meta = {
  title: 'device forms/davis',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { device: davis({ us_units: 1 }) },
}
export const NothingReported: Story = { args: { device: davis() } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: metric } }
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
