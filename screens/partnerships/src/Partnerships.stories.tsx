import {
  partnership,
  partnershipInvitation,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreatePartnershipDialog } from './create/CreatePartnershipDialog.tsx'
import { SharedDevices } from './list/SharedDevices.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const device = (number: number, owner: string, name: string) => ({
  node_id: `1C00A3F${number}:0`,
  serial: `1C00A3F${number}`,
  name,
  organization_id: owner,
})
const SERVER = {
  partnerships: [0, 1, 2].map((index) => partnership(index)),
  partnershipInvitations: [0, 1, 2, 3].map((index) => partnershipInvitation(index)),
  sharedDevices: {
    partnership_0: [
      device(7, 'org_city', 'Station Road'),
      device(8, 'org_city', 'Quay mast'),
      device(9, 'org_partner_0', ''),
    ],
  },
}

export default {
  title: 'screens/partnerships',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
const WITH_DELETED = {
  partnerships: [partnership(0, { partner_is_deleted: true }), partnership(1)],
}
export const DeletedPartner: Story = { args: { server: WITH_DELETED } }
export const DeletedPartnerPhone: Story = {
  args: { server: WITH_DELETED },
  parameters: { width: 'phone' },
}
export const Invitations: Story = { args: { page: 'invitations' } }
export const InvitationsPhone: Story = {
  args: { page: 'invitations' },
  parameters: { width: 'phone' },
}

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }

export const Create: Story = {
  render: part((intl) => (
    <CreatePartnershipDialog
      intl={intl}
      choices={[{ value: 'org_city', label: 'City of Rivermouth' }]}
      onClose={() => undefined}
    />
  )),
}
export const Shared: Story = {
  render: part((intl) => <SharedDevices intl={intl} partnership={partnership()} />),
}
