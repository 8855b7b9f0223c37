import { LostWords, type LostWordsProps } from './LostWords.tsx'

/** Marks a page whose live connection is lost. */
export function LostMark(props: LostWordsProps) {
  return (
    <span role="status" className="air-range-live" data-lost>
      <LostWords {...props} />
    </span>
  )
}
