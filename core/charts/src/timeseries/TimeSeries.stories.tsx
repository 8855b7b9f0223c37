import { isThemeName } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { colorsOfParameters } from '../palette/palette.ts'
import { SAMPLE_RANGE, sampleSeries, sampleStates } from '../testsupport/sampleSeries.ts'
import { LegendCards } from './LegendCards.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { TimeSeries } from './TimeSeries.tsx'

const [particles = '', temperature = ''] = colorsOfParameters(['132:5', '128:1'], 'light')
const pm25 = sampleSeries({ color: particles })
const celsius = sampleSeries({
  id: 'temperature',
  label: 'Temperature',
  unit: '°C',
  color: temperature,
  values: pm25.values.map((value) => 30 - value / 3),
})
const broken = sampleSeries({
  color: particles,
  values: pm25.values.map((value, index) => (index > 60 && index < 90 ? Number.NaN : value)),
})

const meta = {
  title: 'charts/TimeSeries',
  component: TimeSeries,
  args: {
    series: [pm25],
    range: SAMPLE_RANGE,
    timezone: 'UTC',
    theme: 'light',
    width: 560,
    height: 260,
  },
  render: (args, { globals }) => {
    const theme = String(globals['theme'])
    return <TimeSeries {...args} theme={isThemeName(theme) ? theme : args.theme} />
  },
} satisfies Meta<typeof TimeSeries>

export default meta
type Story = StoryObj<typeof meta>

export const OneSeries: Story = {}
export const TwoUnits: Story = { args: { series: [pm25, celsius] } }
export const Gaps: Story = { args: { series: [broken] } }
export const GapsJoined: Story = { args: { series: [broken], showGaps: false } }
export const ZonesAndThreshold: Story = {
  args: {
    zones: [
      { from: 0, to: 12, color: '#4c9a5b', name: 'Good' },
      { from: 12, to: 24, color: '#de8f1e', name: 'Moderate' },
      { from: 24, to: Number.POSITIVE_INFINITY, color: '#c9502f', name: 'Poor' },
    ],
    thresholds: [{ value: 25, label: 'Limit' }],
  },
}
export const States: Story = { args: { series: [sampleStates()] } }
export const WithoutValues: Story = { args: { series: [sampleSeries({}, 0)] } }
export const Narrow: Story = { args: { width: 150, height: 80 } }
export const Legend: Story = {
  render: ({ series, range }) => <LegendCards {...{ series, range }} onToggle={() => undefined} />,
  args: { series: [pm25, celsius] },
}
export const AsTable: Story = {
  render: ({ series, range, timezone }) => (
    <SeriesTable label="Values" maxRows={8} {...{ series, range, timezone }} />
  ),
  args: { series: [pm25, celsius] },
}
