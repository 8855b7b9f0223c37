import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import quiet from '../fixtures/valid/quiet.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { thiamis } from './testsupport/thiamis.fixture.ts'

const meta = {
  title: 'device forms/thiamis',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  args: {
    device: thiamis({
      enable_led: 1,
      led_aq: 1,
      enable_gps: 0,
      pm_config: 'dL',
      voc_unit: 'ppm',
      units: { pressure: 'hPa', temperature: 'auto' },
      channels: [{ name: 'Depth', unit: 'm', enabled: 1, factor: 2, offset: -0.1 }],
    }),
  },
}
export const NothingReported: Story = { args: { device: thiamis({}) } }
/** Its settings as stored: each has a control. */
export const Settings: Story = { args: { config: quiet } }
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
