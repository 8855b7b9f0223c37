import type { ReactNode } from 'react'

const icon = (children: ReactNode) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden className="air-pane-icon">
    {children}
  </svg>
)

/** Six dots, as on everything that can be dragged. */
export const HANDLE_ICON = icon(
  [4, 8, 12].flatMap((y) =>
    [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.25" fill="currentColor" />),
  ),
)

const corners = (path: string) => (
  <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
)

/** Four corners that point outwards. */
export const MAXIMISE_ICON = icon(corners('M3 6.5V3h3.5M9.5 3H13v3.5M13 9.5V13H9.5M6.5 13H3V9.5'))

/** Four corners that point inwards. */
export const RESTORE_ICON = icon(corners('M6.5 3v3.5H3M13 6.5H9.5V3M9.5 13V9.5H13M3 9.5h3.5V13'))

/** Panes beside each other. */
export const PANES_ICON = icon(
  <path
    d="M2.75 3h4v10h-4zM9.25 3h4v3.5h-4zM9.25 9h4v4h-4z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
  />,
)

export const TICK_ICON = icon(corners('M3.5 8.5 6.5 11.5 12.5 5'))
export const NO_ICON = icon(null)
