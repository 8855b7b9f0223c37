import { builtInScreen } from '@airshed/plugins'
import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { SCREEN_WIDGETS } from './widgets.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
}

export default {
  title: 'screens/home',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: {
    plugin: builtInScreen('airshed.home'),
    params: {},
    plugins: SCREEN_WIDGETS,
  } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const NewOrganization: Story = { args: { server: { scene: 'empty' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Tablet: Story = { parameters: { width: 'tablet' } }
export const Phone: Story = { parameters: { width: 'phone' } }
