import { ScreenStory, user, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/organizations',
  component: ScreenStory,
  args: { plugin, params: {} } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const OnTheWayOfAClaim: Story = { args: { params: { serials: '1C00A3F7' } } }
export const NoRights: Story = { args: { server: { user: user({ permissions: {} }) } } }
export const NarrowDarkSpanish: Story = {
  globals: { theme: 'dark', width: '390', locale: 'es_ES' },
}
