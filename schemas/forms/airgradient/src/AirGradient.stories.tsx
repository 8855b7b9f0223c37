import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import atTheEnds from '../fixtures/valid/at-the-ends.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { airGradient } from './testsupport/airGradient.fixture.ts'

const meta = {
  title: 'device forms/airgradient',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  args: {
    device: airGradient({
      country: 'ES',
      ledBarMode: 'pm',
      ledBarBrightness: 40,
      displayBrightness: 75,
      monitorDisplayCompensatedValues: true,
    }),
  },
}
export const NothingAskedFor: Story = { args: { device: airGradient({}) } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: atTheEnds } }
export const ReadOnly: Story = { args: { ...Normal.args, disabled: true } }
export const Dark: Story = { args: Normal.args, globals: { theme: 'dark' } }
export const Spanish: Story = { args: Normal.args, globals: { locale: 'es_ES' } }
export const Phone: Story = {
  args: Normal.args,
  decorators: [
    (Story) => (
      <div style={{ width: 336 }}>
        <Story />
      </div>
    ),
  ],
}
