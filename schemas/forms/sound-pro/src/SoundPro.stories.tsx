import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import octaveBands from '../fixtures/valid/octave-bands.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { soundPro } from './testsupport/soundPro.fixture.ts'

const meta = {
  title: 'device forms/sound-pro',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    device: soundPro({
      measurement_mode: '1/3',
      filters: ['LEQ', 'LMAX', 'LPK'],
      session_time: 60,
    }),
  },
}
export const NothingReported: Story = { args: { device: soundPro() } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: octaveBands } }
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
