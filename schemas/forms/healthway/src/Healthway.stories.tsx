import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import scheduled from '../fixtures/valid/scheduled.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const meta = {
  title: 'device forms/healthway',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    device: purifier({
      dfs: 1,
      speed: 75,
      automation: 1,
      automation_devices: ['1C00A3F8:0'],
      cron: '0 8 * * 1-5',
      scheduler: scheduled.scheduler,
    }),
  },
}
export const NothingReported: Story = { args: { device: purifier({}) } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: scheduled } }
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
