import {
  notificationChannel,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { plugin } from '../plugin.ts'
import { ChannelDialog } from './ChannelDialog.tsx'
import { ShownSecret } from './ShownSecret.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { notificationChannels: [0, 1, 2].map((index) => notificationChannel(index)) }
const nothing = () => undefined

export default {
  title: 'screens/alerts/channels',
  component: ScreenStory,
  args: { plugin, page: 'channels', params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Empty: Story = { args: { server: {} } }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const DarkSpanish: Story = { globals: { theme: 'dark', locale: 'es_ES' } }
export const Narrow: Story = { parameters: { width: 'phone' } }

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }
const create = part((intl) => (
  <ChannelDialog edited={null} intl={intl} onSecret={nothing} onClose={nothing} />
))
const edit = part((intl) => (
  <ChannelDialog edited={notificationChannel(1)} intl={intl} onSecret={nothing} onClose={nothing} />
))

export const Create: Story = { render: create }
export const EditDarkSpanish: Story = {
  globals: { theme: 'dark', locale: 'es_ES' },
  render: edit,
}
export const Edit: Story = { render: edit }
export const Secret: Story = {
  render: part((intl) => (
    <ShownSecret secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" intl={intl} onClose={nothing} />
  )),
}
