import type { Meta, StoryObj } from '@storybook/react-vite'
import { STATUS_NAMES } from './statuses.ts'
import { StatusTag } from './StatusTag.tsx'

const meta = {
  title: 'ui/StatusTag',
  component: StatusTag,
  args: { status: 'online' },
} satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {}
export const IconOnly: Story = { args: { isIconOnly: true } }
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 12 }}>
      {STATUS_NAMES.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </div>
  ),
}
