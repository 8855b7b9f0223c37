import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSeries } from '../testsupport/sampleSeries.ts'
import { ChartNote } from './ChartNote.tsx'
import { LineNames } from './LineNames.tsx'

const meta = { title: 'charts/Notes and names' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AsMeasured: Story = {
  render: () => <ChartNote frames={[{ averagingPeriodMs: null, kind: 'scalar' }]} limits={null} />,
}
export const HourlyMeans: Story = {
  render: () => (
    <ChartNote frames={[{ averagingPeriodMs: 3_600_000, kind: 'scalar' }]} limits={null} />
  ),
}
export const Names: Story = {
  render: () => (
    <LineNames
      series={[
        sampleSeries({ color: 'var(--air-series-1)' }),
        sampleSeries({ id: 'other', label: 'Temperature', color: 'var(--air-series-2)' }),
      ]}
    />
  ),
}
