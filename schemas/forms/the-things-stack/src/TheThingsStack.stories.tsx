import { DeviceFormStory } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import severalFields from '../fixtures/valid/several-fields.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { endDevice, MAPPED, SEEN } from './testsupport/endDevice.fixture.ts'

const meta = {
  title: 'device forms/the-things-stack',
  component: DeviceFormStory,
  args: { plugin },
} satisfies Meta<typeof DeviceFormStory>

export default meta
type Story = StoryObj<typeof meta>

export const Mapped: Story = { args: { device: endDevice(MAPPED, SEEN) } }
export const NothingMapped: Story = { args: { device: endDevice() } }
/** Its fields as stored: each has a control. */
export const Settings: Story = { args: { config: severalFields } }
export const ReadOnly: Story = { args: { ...Mapped.args, disabled: true } }
export const Dark: Story = { args: Mapped.args, globals: { theme: 'dark' } }
export const Spanish: Story = { args: Mapped.args, globals: { locale: 'es_ES' } }
export const Phone: Story = {
  args: Mapped.args,
  decorators: [
    (Story) => (
      <div style={{ width: 336 }}>
        <Story />
      </div>
    ),
  ],
}
