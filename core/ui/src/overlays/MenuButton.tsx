import { Button, PopoverNext } from '@blueprintjs/core'
import { CaretDownIcon, MoreIcon } from '@blueprintjs/icons'
import type { KeyboardEventHandler, ReactElement } from 'react'
import { POPOVER_LOOK } from './popoverLook.ts'

export interface MenuButtonProps {
  /** Accessible name of the button, for example "Actions for Roof station". */
  label: string
  /** A `<Menu>` with its `<MenuItem>`s. */
  menu: ReactElement
  /** Default three dots. */
  icon?: ReactElement
  /** Text beside the icon. */
  text?: string
  /** The one primary action of a page; default a quiet button. */
  isPrimary?: boolean
  isDisabled?: boolean
  /** Id of the element that describes the button. */
  describedBy?: string
  /** Called for every key on the button; Enter and Space still open the menu. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** A button that opens a menu; arrow keys move in it, Escape closes it. */
export function MenuButton(props: MenuButtonProps) {
  const { label, menu, icon, text, isPrimary = false, isDisabled = false } = props
  const { describedBy, onKeyDown } = props
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
          {...(isPrimary
            ? { intent: 'primary', endIcon: <CaretDownIcon /> }
            : { variant: 'minimal' })}
          icon={icon ?? <MoreIcon />}
          text={text}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          disabled={isDisabled}
          {...(onKeyDown === undefined ? {} : { onKeyDown })}
        />
      )}
    />
  )
}
