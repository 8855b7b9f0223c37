import { Drawer as BlueprintDrawer } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import './drawer.css'

export interface DrawerProps {
  isOpen: boolean
  title: ReactNode
  onClose: () => void
  /** Edge that it slides from, default right. */
  side?: 'left' | 'right'
  /** Pixels, default 320; never wider than the window. */
  width?: number
  children?: ReactNode
}

/** A panel over the edge of the page; the sidebar of narrow windows is one. */
export function Drawer({ isOpen, title, onClose, side = 'right', width, children }: DrawerProps) {
  const titleId = useId()
  return (
    <BlueprintDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={<span id={titleId}>{title}</span>}
      aria-labelledby={titleId}
      position={side}
      size={`min(${width ?? 320}px, 100vw)`}
      transitionDuration={120}
    >
      <div className="air-drawer-body">{children}</div>
    </BlueprintDrawer>
  )
}
