import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSeries } from '../testsupport/sampleSeries.ts'
import { ColumnChart } from './ColumnChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import { Sparkline } from './Sparkline.tsx'

const categories = [
  { id: 'online', label: 'Online', color: 'var(--air-status-online)' },
  { id: 'offline', label: 'Offline', color: 'var(--air-status-offline)' },
]
const columns = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
  values: { online: 28 + ((hour * 7) % 5), offline: 3 + ((hour * 3) % 4) },
}))

const everyThird = new Map(
  columns.filter((_, hour) => hour % 3 === 0).map(({ id, label }) => [id, label]),
)

const meta = {
  title: 'charts/Shapes',
  component: ColumnChart,
  args: {
    label: 'Devices online',
    columns,
    categories,
    width: 560,
    height: 240,
    marks: everyThird,
  },
} satisfies Meta<typeof ColumnChart>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const NoColumns: Story = { args: { columns: [] } }
export const Donut: Story = {
  render: () => (
    <DonutChart
      label="Devices by status"
      size={200}
      slices={categories.map((category, index) => ({ ...category, value: 31 - index * 25 }))}
    />
  ),
}
export const EmptyDonut: Story = {
  render: () => <DonutChart label="Devices by status" size={200} slices={[]} />,
}
export const Line: Story = {
  render: () => <Sparkline values={sampleSeries().values} color="var(--air-series-1)" />,
}
