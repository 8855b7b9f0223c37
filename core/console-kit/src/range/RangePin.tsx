import { Button, NamedIcon } from '@airshed/ui'

export interface RangePinProps {
  isPinned: boolean
  /** The action of the button in its current state. */
  label: string
  className?: string
  onToggle: () => void
}

/** Pins and unpins the time range of a page. */
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
