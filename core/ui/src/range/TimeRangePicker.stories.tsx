import { DASHBOARD_PRESETS_MS, HOUR_MS, lastRange } from '@airshed/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeRangePicker } from './TimeRangePicker.tsx'

const now = Date.UTC(2026, 4, 17, 12)

const meta = {
  title: 'ui/TimeRangePicker',
  component: TimeRangePicker,
  args: {
    range: lastRange(3 * HOUR_MS, now),
    isLive: true,
    presets: DASHBOARD_PRESETS_MS,
    now,
    timezone: 'UTC',
    onChange: () => undefined,
    onPauseResume: () => undefined,
  },
} satisfies Meta<typeof TimeRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {}
export const Paused: Story = { args: { isLive: false } }
export const Historical: Story = {
  args: { isLive: false, range: lastRange(24 * HOUR_MS, now - 48 * HOUR_MS) },
}
export const EveryFiveMinutes: Story = { args: { isLive: false, refreshMs: 300_000 } }
export const Zoomed: Story = { args: { isLive: false, onResetZoom: () => undefined } }
