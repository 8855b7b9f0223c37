import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/text',
  component: WidgetStory,
  args: { plugin, config: usual, size: { width: 480, height: 520 } } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const Empty: Story = { args: { config: least, size: { width: 320, height: 200 } } }

/** HTML stays text, executable URLs are not links, and external pictures are not loaded. */
export const Hostile: Story = {
  args: {
    config: {
      markdown:
        '<script>alert(1)</script>\n\n[A link](javascript:alert(1)), ![a plan](https://evil.example/x.png)\n\n<img src=x onerror=alert(1)>',
    },
    size: { width: 480, height: 240 },
  },
}

export const TooIntricate: Story = {
  args: { config: { markdown: '> '.repeat(400) }, size: { width: 480, height: 240 } },
}

export const LongWords: Story = {
  args: {
    config: {
      markdown: `${'Particulate'.repeat(20)}\n\n${'    ls -l '.repeat(20)}\n\n|${'wide column|'.repeat(12)}\n|${'-|'.repeat(12)}\n|${'12.5|'.repeat(12)}`,
    },
    size: { width: 320, height: 320 },
  },
}

/** A text has no data, and does not wait for any. */
export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
