import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberWithUnit } from '../numbers/NumberWithUnit.tsx'
import { AverageGrade } from '../status/AverageGrade.tsx'
import { NewestReading, type NewestReadingProps } from './NewestReading.tsx'

const HOUR_MS = 3_600_000
const NOW_MS = Date.UTC(2026, 2, 14, 17)
const reading = { value: 9.2, isFaulty: false, atMs: NOW_MS, isOld: false }
const moderate = { id: 'moderate', name: 'Moderate', letter: 'III', color: '#f0e641' }
const air = {
  grade: moderate,
  index: null,
  averaging: 'hour',
  dataPointId: '1C00A3F7.0.0.0/170:1',
  mean: { value: 16.98, unit: 'ppb', precision: 1, averaging: 'hour', periodMs: HOUR_MS },
} as const

const meta = {
  title: 'ui/Graded mean',
  component: NewestReading,
  args: { reading, unit: 'ppb', precision: 1, nowMs: NOW_MS, timezone: 'America/New_York' },
  render: (args: NewestReadingProps) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <AverageGrade air={air} profileName="European AQI" />
      <NumberWithUnit {...air.mean} size="large" />
      <NewestReading {...args} />
    </div>
  ),
} satisfies Meta<typeof NewestReading>

export default meta
type Story = StoryObj<typeof meta>

/** The mean of an hour is moderate; the newest reading would be fair. */
export const MeanAndNewest: Story = {}

export const NewestIsOld: Story = {
  args: { reading: { ...reading, atMs: NOW_MS - 3 * HOUR_MS, isOld: true } },
}

export const NewestIsHidden: Story = {
  args: {
    reading: {
      ...reading,
      value: null,
      isFaulty: true,
      fault: { sinceMs: NOW_MS - HOUR_MS, lastGood: [NOW_MS - HOUR_MS, 8.4] },
    },
  },
}

/** The device says that there is less than 2 ppb, and the organization counts half of that. */
export const NewestIsBelowItsLimit: Story = {
  args: { reading: { ...reading, value: 1, belowLimit: { limit: 2, counted: 1 } } },
}

export const Spanish: Story = { globals: { locale: 'es_ES' } }
