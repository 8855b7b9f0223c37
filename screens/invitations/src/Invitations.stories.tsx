import {
  invitation,
  ownInvitation,
  ScreenStory,
  type ScreenStoryProps,
  user,
} from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' }
}

const OWNER = user({
  permissions: Object.fromEntries(
    ['manage_organizations', 'manage_users', 'read_users'].map((name) => [name, ['org_city']]),
  ),
})
const SERVER = {
  user: OWNER,
  invitations: Array.from({ length: 9 }, (_, index) => invitation(index)),
}

export default {
  title: 'screens/invitations',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: { user: OWNER } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Invited: Story = { args: { server: { ...SERVER, ownInvitations: [ownInvitation()] } } }
export const InvitedPhone: Story = {
  args: { server: { ...SERVER, ownInvitations: [ownInvitation()] } },
  parameters: { width: 'phone' },
}
