import type { ReactNode } from 'react'

export interface TabColumnsProps {
  main: ReactNode
  /** Beside it, or below if it does not fit. */
  aside: ReactNode
  /** The first column has the room that the second one does not need. Default: both are equally wide. */
  isMainWide?: boolean
}

/** The sections of a tab in two columns. */
export function TabColumns({ main, aside, isMainWide = false }: TabColumnsProps) {
  return (
    <div className="devices-edit-columns" data-wide={isMainWide}>
      <div className="devices-edit-column">{main}</div>
      <div className="devices-edit-column">{aside}</div>
    </div>
  )
}
