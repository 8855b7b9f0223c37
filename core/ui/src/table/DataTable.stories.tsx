import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag } from '../status/StatusTag.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column } from './tableTypes.ts'
import { useClientTable } from './useClientTable.ts'

interface Device {
  name: string
  battery: number
}

const devices: Device[] = Array.from({ length: 40 }, (_, index) => ({
  name: `Unit ${index + 1}`,
  battery: 10.5 + ((index * 7) % 20) / 10,
}))

const columns: Column<Device>[] = [
  {
    id: 'status',
    header: 'Status',
    cell: ({ battery }) => <StatusTag status={battery > 11 ? 'online' : 'offline'} />,
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'battery',
    header: 'Battery, V',
    align: 'end',
    cell: ({ battery }) => battery.toFixed(1),
    sortValue: ({ battery }) => battery,
  },
]

function Devices({ rows }: { rows: readonly Device[] }) {
  const table = useClientTable(rows, columns)
  return <DataTable label="Devices" {...{ columns }} rowKey={({ name }) => name} {...table} />
}

const meta = {
  title: 'ui/DataTable',
  component: Devices,
  decorators: [
    (Story) => (
      <div style={{ height: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Devices>

export default meta
type Story = StoryObj<typeof meta>

export const Paged: Story = { args: { rows: devices } }
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = {
  args: { rows: [] },
  render: () => (
    <DataTable label="Devices" columns={columns} rows={[]} rowKey={({ name }) => name} isLoading />
  ),
}
