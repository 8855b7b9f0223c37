import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import custom from '../fixtures/valid/custom.json' with { type: 'json' }
import { dustTrak } from './testsupport/dustTrak.fixture.ts'
import { plugin } from './plugin.ts'

const profiles = ['factory', 'ambient', 'custom']

const meta = {
  title: 'device forms/dust-trak',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Factory: Story = {
  args: { device: dustTrak({ profiles, profile: 'factory', auto_zero: 30 }) },
}
export const Custom: Story = {
  args: {
    device: dustTrak({
      profiles,
      profile: 'custom',
      photometric_calibration: 0.38,
      size_correction: 1.2,
      pm_microgram: 1,
      stel: { pm25: 35, pm10: 150 },
    }),
  },
}
export const NothingReported: Story = { args: { device: dustTrak() } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: custom } }
export const ReadOnly: Story = { args: { device: dustTrak({ profiles }), disabled: true } }
export const Dark: Story = { args: Custom.args, globals: { theme: 'dark' } }
export const Spanish: Story = { args: Custom.args, globals: { locale: 'es_ES' } }
export const Phone: Story = {
  args: Custom.args,
  decorators: [
    (Story) => (
      <div style={{ width: 336 }}>
        <Story />
      </div>
    ),
  ],
}
