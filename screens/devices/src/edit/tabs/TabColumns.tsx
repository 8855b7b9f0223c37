import type { ReactNode } from 'react'

export interface TabColumnsProps {
  main: ReactNode
  /** Beside it, or below if it does not fit. */
  aside: ReactNode
}

/** The sections of a tab in two columns. */
export function TabColumns({ main, aside }: TabColumnsProps) {
  return (
    <div className="devices-edit-columns">
      <div className="devices-edit-column">{main}</div>
      <div className="devices-edit-column">{aside}</div>
    </div>
  )
}
