import { Dialog as BlueprintDialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useEscapeBeside } from './useEscapeBeside.ts'

export interface DialogProps {
  isOpen: boolean
  title: ReactNode
  /**
   * Called by Escape, by the close button and by a click outside the dialog. Default: it cannot be closed, and has no
   * such button.
   */
  onClose?: () => void
  /** Buttons at the lower right, the primary one last. */
  actions?: ReactNode
  /** Pixels, default 480; never wider than the window. */
  width?: number
  /** Default true; false if closing would lose the user's input. */
  canOutsideClickClose?: boolean
  children?: ReactNode
}

const nothing = (): void => undefined

/** A modal dialog: takes and traps the focus, and restores it on close. */
export function Dialog(props: DialogProps) {
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  const { onClose } = props
  useEscapeBeside(props.isOpen, container, onClose ?? nothing)
  return (
    <BlueprintDialog
      containerRef={container}
      isOpen={props.isOpen}
      {...(onClose === undefined ? {} : { onClose })}
      isCloseButtonShown={onClose !== undefined}
      canEscapeKeyClose={onClose !== undefined}
      title={<span id={titleId}>{props.title}</span>}
      aria-labelledby={titleId}
      canOutsideClickClose={onClose !== undefined && (props.canOutsideClickClose ?? true)}
      style={{ width: props.width ?? 480 }}
      transitionDuration={120}
    >
      <DialogBody useOverflowScrollContainer>{props.children}</DialogBody>
      {props.actions === undefined ? null : <DialogFooter actions={props.actions} />}
    </BlueprintDialog>
  )
}
