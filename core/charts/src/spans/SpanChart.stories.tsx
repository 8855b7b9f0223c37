import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpanChart } from './SpanChart.tsx'

const NOON = Date.UTC(2026, 2, 14, 12)
const hours = (count: number): number => NOON + count * 3_600_000
const spans = [
  { id: '1', from: hours(0.5), to: hours(1.25), words: '12:30 – 13:15, 45 min' },
  { id: '2', from: hours(2), to: hours(2.01), words: '14:00, 36 s' },
  {
    id: 'gone',
    from: hours(2.75),
    to: hours(4),
    words: 'No data, 14:45 – 16:00, 1 h 15 min',
    isOutlined: true,
    color: 'var(--air-warning)',
  },
  { id: '3', from: hours(4), to: hours(6), words: '16:00 – now, 2 h', isOpen: true },
]

const meta = {
  title: 'charts/SpanChart',
  component: SpanChart,
  args: {
    label: 'When it was active',
    rows: [
      { id: 'alert', name: 'Dust at night', color: 'var(--air-danger)', spans },
      {
        id: 'pm25',
        name: 'PM2.5 at Quay Street',
        color: 'var(--air-series-1)',
        spans: spans.map((span) => ({ ...span, isHatched: span.id === '1' })),
      },
    ],
    range: { from: NOON, to: hours(6) },
    timezone: 'Europe/Madrid',
    timesLabel: 'Times',
    width: 640,
  },
} satisfies Meta<typeof SpanChart>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Narrow: Story = { args: { width: 300 } }
export const Nothing: Story = {
  args: { rows: [{ id: 'alert', name: 'Dust at night', color: 'red', spans: [] }] },
}
