import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Edit dashboard', onClose: () => undefined },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { children: 'Content', actions: <Button intent="primary" text="Save" /> },
}
export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      title="Delete dashboard"
      confirmLabel="Delete"
      onCancel={() => undefined}
      onConfirm={() => undefined}
    >
      Are you sure you want to delete this dashboard? You can't undo this action
    </ConfirmDialog>
  ),
}
export const AtTheEdge: Story = {
  render: () => (
    <Drawer isOpen title="Add widget" onClose={() => undefined}>
      Content
    </Drawer>
  ),
}
