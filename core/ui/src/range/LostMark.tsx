import { LostText, type LostTextProps } from './LostText.tsx'

/** Marks a page whose live connection is lost. */
export function LostMark(props: LostTextProps) {
  return (
    <span role="status" className="air-range-live" data-lost>
      <LostText {...props} />
    </span>
  )
}
