import { CopyBlock } from '@airshed/console-kit'
import '../details/muted.css'

export interface CopyLineProps {
  label: string
  value: string
  /** Name of the button. */
  copyLabel: string
}

/** A text that is there to be copied, with its name above it. */
export function CopyLine({ label, value, copyLabel }: CopyLineProps) {
  return (
    <div className="devices-copy-line">
      <span className="devices-muted">{label}</span>
      <CopyBlock text={value} label={copyLabel} />
    </div>
  )
}
