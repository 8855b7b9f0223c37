import { Dialog as BlueprintDialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useEscapeBeside } from './useEscapeBeside.ts'

export interface DialogProps {
  isOpen: boolean
  title: ReactNode
  /** Called by Escape, by the close button and by a click outside the dialog. */
  onClose: () => void
  /** Buttons at the lower right, the primary one last. */
  actions?: ReactNode
  /** Pixels, default 480; never wider than the window. */
  width?: number
  /** Default true; false if closing would lose the user's input. */
  canOutsideClickClose?: boolean
  children?: ReactNode
}

/** A modal dialog: takes and traps the focus, and restores it on close. */
export function Dialog(props: DialogProps) {
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  useEscapeBeside(props.isOpen, container, props.onClose)
  return (
    <BlueprintDialog
      containerRef={container}
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={<span id={titleId}>{props.title}</span>}
      aria-labelledby={titleId}
      canOutsideClickClose={props.canOutsideClickClose ?? true}
      style={{ width: props.width ?? 480 }}
      transitionDuration={120}
    >
      <DialogBody useOverflowScrollContainer>{props.children}</DialogBody>
      {props.actions === undefined ? null : <DialogFooter actions={props.actions} />}
    </BlueprintDialog>
  )
}
