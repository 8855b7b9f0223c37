import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'
import { STUDY_PARAMS, STUDY_SERVER } from './study.fixture.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width?: 'phone' }
}

export default {
  title: 'screens/colocation',
  component: ScreenStory,
  args: {
    plugin,
    page: 'study',
    params: STUDY_PARAMS,
    server: STUDY_SERVER,
  } satisfies ScreenStoryProps,
}

export const Hours: Story = {}
export const Days: Story = { args: { params: { ...STUDY_PARAMS, averaging: 'day' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NothingChosen: Story = { args: { params: {} } }
export const NoPairs: Story = { args: { server: { ...STUDY_SERVER, scene: 'nan' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
