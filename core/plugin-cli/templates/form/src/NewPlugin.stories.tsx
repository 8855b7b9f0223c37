import { DeviceFormStory, sensor, type DeviceFormStoryProps } from '@airshed/testing/stories'
import atTheEnds from '../fixtures/valid/at-the-ends.json' with { type: 'json' }
import smallRange from '../fixtures/valid/small-range.json' with { type: 'json' }
import usual from '../fixtures/valid/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<DeviceFormStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'New plugin',
  component: DeviceFormStory,
  args: {
    plugin,
    device: sensor({ name: 'new-plugin' }),
    config: usual,
  } satisfies DeviceFormStoryProps,
}

export const Usual: Story = {}

export const SmallRange: Story = { args: { config: smallRange } }

export const AtTheEnds: Story = { args: { config: atTheEnds } }

export const ReadOnly: Story = { args: { disabled: true } }

export const Narrow: Story = { globals: { width: '390' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
