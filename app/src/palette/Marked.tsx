import { Fragment } from 'react'
import type { FuzzyMatch } from './fuzzyMatch.ts'

export interface MarkedProps {
  text: string
  ranges: FuzzyMatch['ranges']
}

/** A text with the matched letters highlighted. */
export function Marked({ text, ranges }: MarkedProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
