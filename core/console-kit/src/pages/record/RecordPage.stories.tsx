import { StatusTag } from '@airshed/kit'
import { Button } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordPage } from './RecordPage.tsx'

const meta = {
  title: 'pages/RecordPage',
  component: RecordPage,
  args: {
    title: 'Harbour',
    above: [
      { label: 'Devices', to: 'devices' },
      { label: 'City of Mesa', to: 'organizations' },
    ],
    status: <StatusTag status="online" />,
    switcher: {
      label: 'Device',
      current: '1',
      onSwitch: () => undefined,
      options: [
        { id: '1', name: 'Harbour', note: 'Online', statusRank: 0 },
        { id: '2', name: 'Town hall', note: 'Offline', statusRank: 4 },
      ],
    },
    tabs: [
      { id: 'monitor', label: 'Monitor', to: 'devices/1/monitor' },
      { id: 'edit', label: 'Configuration', to: 'devices/1/edit' },
      { id: 'admin', label: 'Administration', to: 'devices/1/admin', isAllowed: false },
    ],
    currentTab: 'monitor',
    actions: <Button text="Download" />,
    children: 'What the tab shows',
  },
} satisfies Meta<typeof RecordPage>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = { parameters: { width: 'desktop' } }
export const WithoutRights: Story = {
  args: { tabs: [{ id: 'monitor', label: 'Monitor', to: 'devices/1/monitor' }] },
}
export const Phone: Story = {
  args: { title: 'Harbour, northern breakwater, second mast from the left' },
  parameters: { width: 'phone' },
}
