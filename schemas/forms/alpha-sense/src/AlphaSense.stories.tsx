import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import atTheEnds from '../fixtures/valid/at-the-ends.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { alphaSense } from './testsupport/alphaSense.fixture.ts'

const meta = {
  title: 'device forms/alpha-sense',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { device: alphaSense({ stel: { pm25: 35, pm10: 150 }, stel_timeout: 600 }) },
}
export const NothingReported: Story = { args: { device: alphaSense() } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: atTheEnds } }
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
