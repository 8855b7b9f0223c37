import './progress.css'

interface Progress {
  /** From 0 to 1; null: not known yet. */
  share: number | null
  /** In words, for screen readers; default the share. */
  words?: string
}

/** Its name: a label, or the id of the element that says it. */
export type ProgressBarProps = Progress &
  ({ label: string; labelledBy?: undefined } | { labelledBy: string; label?: undefined })

/** How far something is, as a bar. */
export function ProgressBar({ share, words, label, labelledBy }: ProgressBarProps) {
  return (
    <progress
      className="air-progress"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuetext={words}
      {...(share === null ? {} : { value: Math.min(1, Math.max(0, share)), max: 1 })}
    />
  )
}
