import { ScreenStory, TEST_NOW_MS, user, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/profile',
  component: ScreenStory,
  args: { plugin, params: {} } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Access: Story = { args: { params: { tab: 'access' } } }
export const NoOrganization: Story = {
  args: {
    params: { tab: 'access' },
    server: { user: user({ permissions: {} }), organizations: [] },
  },
}
export const Security: Story = { args: { params: { tab: 'security' } } }
export const ExternalIdentity: Story = {
  args: { params: { tab: 'security' }, server: { isIdentityExternal: true } },
}
export const SecondFactor: Story = {
  args: {
    params: { tab: 'security' },
    server: {
      secondFactor: {
        is_on: true,
        totp_since: TEST_NOW_MS,
        recovery_codes_left: 7,
        passkeys: [{ id: 'p1', name: 'Laptop', created_at: TEST_NOW_MS, last_used_at: null }],
      },
    },
  },
}
export const SessionsRefused: Story = {
  args: { params: { tab: 'security' }, server: { isRefusing: true } },
}
export const NarrowDarkSpanish: Story = {
  args: { params: { tab: 'security' } },
  globals: { theme: 'dark', width: '390', locale: 'es_ES' },
}
