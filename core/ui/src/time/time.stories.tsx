import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coverage } from '../readings/Coverage.tsx'
import { ReadingTime } from '../readings/ReadingTime.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const now = Date.UTC(2026, 4, 17, 14, 20)
const AGES_MS = [10_000, 4 * 60_000, 5 * 3_600_000, 3 * 86_400_000, 90 * 86_400_000]

const meta = { title: 'ui/Times and readings' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Ago: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {AGES_MS.map((ageMs) => (
        <RelativeTime key={ageMs} at={now - ageMs} now={now} />
      ))}
      <RelativeTime at={null} now={now} />
    </div>
  ),
}
export const TimeOfAReading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <ReadingTime at={now - 60_000} now={now} timezone="UTC" />
      <ReadingTime at={now - 7_200_000} now={now} timezone="UTC" isOld />
      <ReadingTime at={null} now={now} timezone="UTC" />
    </div>
  ),
}
export const Completeness: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {[1, 0.82, 0.4, 0, null].map((share) => (
        <Coverage key={String(share)} share={share} />
      ))}
    </div>
  ),
}
