import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'

export interface RangePinProps {
  intl: PluginIntl
  isPinned: boolean
  onToggle: () => void
}

/** Keeps the range for everybody who opens the dashboard, and lets it go again. */
export function RangePin({ intl, isPinned, onToggle }: RangePinProps) {
  const label = intl.formatMessage({ id: isPinned ? 'pin.remove' : 'pin.set' })
  return (
    <Button
      className="dashboard-pin"
      variant="minimal"
      icon={<NamedIcon name={isPinned ? 'unpin' : 'pin'} />}
      aria-pressed={isPinned}
      aria-label={label}
      title={label}
      onClick={onToggle}
    />
  )
}
