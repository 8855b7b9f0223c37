import {
  organizationDetails,
  ScreenStory,
  TEST_NOW_MS,
  user,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  play?: (page: { canvasElement: HTMLElement }) => void
  args?: Partial<ScreenStoryProps>
  parameters?: { width: 'phone' }
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

const KNOWN = [
  organizationDetails(),
  organizationDetails('org_port', {
    name: 'Port Authority',
    is_locked: true,
    addresses: [],
    location: 'Northern breakwater',
    actions: [],
  }),
  organizationDetails('org_school', {
    name: 'Hill School',
    stats: {},
    node_count: 0,
    addresses: [],
  }),
]

export default {
  title: 'screens/organizations',
  component: ScreenStory,
  args: {
    plugin,
    page: 'list',
    params: {},
    server: { organizations: KNOWN },
  } satisfies ScreenStoryProps,
}

const CITY = { page: 'edit', params: { id: 'org_city' } }
const SUPPORT = organizationDetails('org_city', { actions: ['modify', 'delete', 'lock'] })

export const Normal: Story = {}
export const Expanded: Story = {
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[aria-expanded="false"]')?.click(),
}
export const Narrow: Story = { parameters: { width: 'phone' } }
export const Edited: Story = { args: CITY }
export const EditedNarrowDarkSpanish: Story = {
  args: CITY,
  globals: { theme: 'dark', locale: 'es_ES' },
  parameters: { width: 'phone' },
}
export const Locked: Story = {
  args: {
    ...CITY,
    server: { organizations: [{ ...SUPPORT, is_locked: true, actions: ['unlock'] }] },
  },
}
export const ForSupport: Story = { args: { ...CITY, server: { organizations: [SUPPORT] } } }
export const RequiringFactor: Story = {
  args: { ...CITY, server: { organizationSecurity: { requires_second_factor: true } } },
}
export const Deleted: Story = {
  args: {
    server: {
      organizations: KNOWN,
      deletedOrganizations: [
        {
          id: 'org_old',
          name: 'Old Mill',
          logo: null,
          deleted_at: TEST_NOW_MS - 5 * 86_400_000,
          removed_at: TEST_NOW_MS + 25 * 86_400_000,
        },
      ],
    },
  },
}
export const NotFound: Story = { args: { page: 'edit', params: { id: 'org_gone' } } }
export const Creating: Story = { args: { page: 'create' } }
export const OnTheWayOfAClaim: Story = {
  args: { page: 'create', params: { serials: '1C00A3F7' } },
}
export const NoRights: Story = {
  args: { page: 'create', server: { user: user({ permissions: {} }) } },
}
