import { isThemeName } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeatGrid } from './HeatGrid.tsx'

const HOUR_MS = 3_600_000
const start = Date.UTC(2026, 2, 14, 0)
const edges = Array.from({ length: 25 }, (_, hour) => start + hour * HOUR_MS)
const COLORS = ['#4c9a5b', '#b3a62e', '#de8f1e', '#c9502f']
const rows = ['Harbour', 'Mast', 'Town hall'].map((name, row) => ({
  id: name,
  name,
  cells: edges.slice(1).map((_, bin) => ({
    color: (bin + row) % 9 === 4 ? null : (COLORS[(bin * (row + 2)) % COLORS.length] ?? null),
  })),
}))

const meta = {
  title: 'charts/HeatGrid',
  component: HeatGrid,
  args: {
    label: 'Dust',
    rows,
    edges,
    range: { from: start, to: start + 24 * HOUR_MS },
    tell: (row, bin) => ({
      title: rows[row]?.name ?? '',
      rows: [{ name: 'Hour', color: 'var(--air-series-1)', value: String(bin) }],
      sentence: `${rows[row]?.name}, hour ${bin}`,
    }),
    timezone: 'UTC',
    theme: 'light',
    width: 640,
    height: 180,
  },
  render: (args, { globals }) => {
    const theme = String(globals['theme'])
    return <HeatGrid {...args} theme={isThemeName(theme) ? theme : args.theme} />
  },
} satisfies Meta<typeof HeatGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const OneRow: Story = { args: { rows: rows.slice(0, 1), height: 72 } }
export const PointedAt: Story = { args: { hoverTime: start + 10.5 * HOUR_MS } }
