import { CopyBlock } from '@airshed/console-kit'
import '../details/muted.css'

export interface CopyLineProps {
  label: string
  value: string
  /** Label of the button. */
  copyLabel: string
}

/** A text to be copied, with its label above it. */
export function CopyLine({ label, value, copyLabel }: CopyLineProps) {
  return (
    <div className="devices-copy-line">
      <span className="devices-muted">{label}</span>
      <CopyBlock text={value} label={copyLabel} />
    </div>
  )
}
