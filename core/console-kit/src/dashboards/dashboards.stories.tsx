import { AirshedContext, useAirshed } from '@airshed/kit/provider'
import type { Dashboard, PermissionMap } from '@airshed/schemas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ReactNode } from 'react'
import { DashboardMenu } from './DashboardMenu.tsx'
import { DashboardStar } from './DashboardStar.tsx'
import EditDashboardDialog from './EditDashboardDialog.tsx'
import ShareDashboardDialog from './ShareDashboardDialog.tsx'
import { useDashboardIntl } from './useDashboardIntl.ts'

const dashboard: Dashboard = {
  id: 'd1',
  name: 'Quay watch',
  description: 'Dust and noise beside the quay',
  organization_id: 'org_city',
  user_id: 'user_olga',
  configuration: { widgets: [] },
  is_starred: false,
  range: null,
  is_updates_on: true,
  shared: false,
  canBeShared: true,
  is_provisioned: false,
  version: 1,
  updated_at: 0,
}
const harbour = {
  id: 'org_harbour',
  name: 'Harbour authority',
  external_id: 'ext_harbour',
  slug: 'org_harbour',
  logo: null,
  is_simulated: false,
  is_locked: false,
}
const both = ['org_city', 'org_harbour']

/** A user of two organizations, with these permissions. */
function Reader({ permissions, children }: { permissions: PermissionMap; children: ReactNode }) {
  const airshed = useAirshed()
  const value = useMemo(() => {
    const { session } = airshed
    const organizations = [...session.organizations, harbour]
    return {
      ...airshed,
      session: { ...session, organizations, user: { ...session.user, permissions } },
    }
  }, [airshed, permissions])
  return <AirshedContext value={value}>{children}</AirshedContext>
}

const Menu = ({ isProvisioned = false }) => (
  <DashboardMenu dashboard={{ ...dashboard, is_provisioned: isProvisioned }} />
)
const Edit = () => (
  <EditDashboardDialog dashboard={dashboard} intl={useDashboardIntl()} onClose={() => undefined} />
)
const Share = () => (
  <ShareDashboardDialog dashboard={dashboard} intl={useDashboardIntl()} onClose={() => undefined} />
)
const open = ({ canvasElement }: { canvasElement: HTMLElement }): void =>
  canvasElement.querySelector('button')?.click()
const everything = { read_reports: both, manage_reports: both }
const reading = { read_reports: both }

const meta = { title: 'console-kit/Dashboards' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const of = (part: ReactNode, permissions: PermissionMap = everything): Pick<Story, 'render'> => ({
  render: () => <Reader permissions={permissions}>{part}</Reader>,
})

export const MenuClosed: Story = of(<Menu />)
export const MenuOpen: Story = { ...of(<Menu />), play: open }
export const MenuOfAReader: Story = { ...of(<Menu />, reading), play: open }
export const MenuOfAFile: Story = { ...of(<Menu isProvisioned />), play: open }
export const Star: Story = of(<DashboardStar dashboard={dashboard} />)
export const Starred: Story = of(<DashboardStar dashboard={{ ...dashboard, is_starred: true }} />)
export const EditDialog: Story = of(<Edit />)
export const ShareDialog: Story = of(<Share />)
