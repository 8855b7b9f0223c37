import { listedUser, ScreenStory, userRole, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' }
}

const OTHER = userRole({
  organization_id: 'org_port',
  organization_name: 'Harbour Authority',
  role: 'manager',
  may_become: [],
  actions: [],
})
const SERVER = {
  users: [
    ...Array.from({ length: 7 }, (_, index) => listedUser(index)),
    listedUser(7, { active: false, actions: ['activate'] }),
    listedUser(8, { roles: [userRole(), OTHER] }),
  ],
}
const DETAILS = { page: 'details', params: { id: 'user_8' } }

export default {
  title: 'screens/users',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Details: Story = { args: DETAILS }
export const DetailsSpanish: Story = { args: DETAILS, globals: { locale: 'es_ES' } }
export const DetailsDark: Story = { args: DETAILS, globals: { theme: 'dark' } }
export const DetailsPhone: Story = { args: DETAILS, parameters: { width: 'phone' } }
export const Deactivated: Story = { args: { page: 'details', params: { id: 'user_7' } } }
