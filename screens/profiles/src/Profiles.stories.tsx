import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { ANSWERS } from './devices.fixture.ts'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
}

const SERVER = { answers: ANSWERS, profileDefaults: { indoor: 'airthinx-well-v2' } }

export default {
  title: 'screens/profiles',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Phone: Story = { parameters: { width: 'phone' } }
