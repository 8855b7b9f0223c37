import {
  formationRequest,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { RejectDialog } from './answer/RejectDialog.tsx'
import { AskDialog } from './ask/AskDialog.tsx'
import { RequestDetails } from './list/RequestDetails.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { formationRequests: [0, 1, 2].map((index) => formationRequest(index)) }

export default {
  title: 'screens/organization-requests',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const Nothing: Story = { args: { server: {} } }

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }

export const Ask: Story = {
  render: part((intl) => <AskDialog intl={intl} onClose={() => undefined} />),
}
export const Reject: Story = {
  render: part((intl) => (
    <RejectDialog intl={intl} request={formationRequest()} onClose={() => undefined} />
  )),
}
export const Details: Story = {
  render: part((intl) => <RequestDetails intl={intl} request={formationRequest(2)} />),
}
