import { MARK_PATHS, MARK_STROKE_WIDTH } from './markPaths.ts'

export interface MarkProps {
  /** Edge in pixels, default 24. */
  size?: number
  /** Name for screen readers; without it the mark is decorative. */
  title?: string
}

/** The product's mark in the surrounding text colour. */
export function Mark({ size = 24, title }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK_STROKE_WIDTH}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {MARK_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
