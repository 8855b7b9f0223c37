import { Button, NamedIcon } from '@airshed/ui'

export interface RangePinProps {
  isPinned: boolean
  /** What a press does now. */
  label: string
  className?: string
  onToggle: () => void
}

/** Keeps the time range that a page shows, and lets it go again. */
export function RangePin({ isPinned, label, className, onToggle }: RangePinProps) {
  return (
    <Button
      {...(className === undefined ? {} : { className })}
      variant="minimal"
      icon={<NamedIcon name={isPinned ? 'unpin' : 'pin'} />}
      aria-pressed={isPinned}
      aria-label={label}
      title={label}
      onClick={onToggle}
    />
  )
}
