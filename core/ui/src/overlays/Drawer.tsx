import { Button, Drawer as BlueprintDrawer } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import './drawer.css'
import { useEscapeBeside } from './useEscapeBeside.ts'

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
  const text = useUiText()
  const panel = useRef<HTMLDivElement>(null)
  useEscapeBeside(isOpen, panel, onClose)
  return (
    <BlueprintDrawer
      isOpen={isOpen}
      onClose={onClose}
      position={side}
      size={`min(${width ?? 320}px, 100vw)`}
      transitionDuration={120}
    >
      <div ref={panel} className="air-drawer" role="dialog" aria-modal aria-labelledby={titleId}>
        <div className="air-drawer-header">
          <h2 id={titleId}>{title}</h2>
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={text('ui.close')}
            onClick={onClose}
          />
        </div>
        <div className="air-drawer-body">{children}</div>
      </div>
    </BlueprintDrawer>
  )
}
