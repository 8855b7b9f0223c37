import { Button, PopoverNext } from '@blueprintjs/core'
import { MoreIcon } from '@blueprintjs/icons'
import type { ReactElement } from 'react'
import { POPOVER_LOOK } from './popoverLook.ts'

export interface MenuButtonProps {
  /** What the button is called, for example "Actions of Roof station". */
  label: string
  /** A `<Menu>` with its `<MenuItem>`s. */
  menu: ReactElement
  /** Default three dots. */
  icon?: ReactElement
  /** Words beside the icon. */
  text?: string
  isDisabled?: boolean
}

/** A quiet button that opens a menu; arrow keys move in it, Escape closes it. */
export function MenuButton({ label, menu, icon, text, isDisabled = false }: MenuButtonProps) {
  return (
    <PopoverNext
      content={menu}
      placement="bottom-end"
      {...POPOVER_LOOK}
      disabled={isDisabled}
      renderTarget={({ isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          className={className}
          variant="minimal"
          icon={icon ?? <MoreIcon />}
          text={text}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          disabled={isDisabled}
        />
      )}
    />
  )
}
