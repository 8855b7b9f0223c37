import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NamedIcon } from '../icons/NamedIcon.tsx'
import { NumberWithUnit } from '../numbers/NumberWithUnit.tsx'
import { AsOf } from './AsOf.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Mark } from './Mark.tsx'
import { Skeleton } from './Skeleton.tsx'

const now = Date.UTC(2026, 4, 17, 14, 20)

const meta = { title: 'ui/Parts' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<NamedIcon name="dashboard" size={28} />}
      title="No dashboards"
      text="Put charts and maps of your devices beside each other"
      action={<Button intent="primary" text="New dashboard" />}
    />
  ),
}
export const EmptyWithoutWords: Story = { render: () => <EmptyState title="Nothing to show" /> }
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The devices could not be loaded"
      text="The server did not answer in time"
      onRetry={() => undefined}
    />
  ),
}
export const FailedForGood: Story = { render: () => <ErrorState /> }
export const Waiting: Story = { render: () => <Skeleton height={120} /> }
export const AsOfEarlier: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <AsOf at={now - 15 * 60_000} now={now} />
      <AsOf at={now - 30 * 3_600_000} now={now} />
    </div>
  ),
}
export const Numbers: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <NumberWithUnit value={12.34} unit="µg/m³" precision={1} size="display" />
      <NumberWithUnit value={1013.2} unit="hPa" precision={1} size="large" />
      <NumberWithUnit value={0.004} unit="ppm" precision={3} />
      <NumberWithUnit value={null} unit="°C" size="large" />
    </div>
  ),
}
export const Signet: Story = { render: () => <Mark size={64} title="Airshed" /> }
