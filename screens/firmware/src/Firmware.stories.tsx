import {
  firmwareImage,
  firmwareRollout,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { plugin } from './plugin.ts'
import { StartDialog } from './start/StartDialog.tsx'
import { UploadDialog } from './upload/UploadDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
}

const SERVER = {
  firmware: [0, 1, 2].map((index) => firmwareImage(index)),
  firmwareRollouts: [0, 1, 2].map((index) => firmwareRollout(index)),
}

export default {
  title: 'screens/firmware',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: { plugin, page: 'list', params: {}, server: SERVER } satisfies ScreenStoryProps,
}

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }

export const Images: Story = {}
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const Rollouts: Story = { args: { page: 'rollouts' } }
export const Rollout: Story = { args: { page: 'rollout', params: { id: 'rollout_0' } } }
export const Paused: Story = { args: { page: 'rollout', params: { id: 'rollout_1' } } }
export const Upload: Story = {
  render: part((intl) => (
    <UploadDialog
      intl={intl}
      choices={[{ value: 'org_city', label: 'City of Rivermouth' }]}
      continued={null}
      onClose={() => undefined}
    />
  )),
}
export const Start: Story = {
  render: part((intl) => (
    <StartDialog intl={intl} image={firmwareImage(0)} onClose={() => undefined} />
  )),
}
