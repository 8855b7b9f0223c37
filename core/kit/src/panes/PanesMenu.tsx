import { Menu, MenuButton, MenuDivider, MenuItem } from '@airshed/ui'
import { useEffect, useRef } from 'react'
import { usePanesText } from './messages/panesMessages.ts'
import { NO_ICON, PANES_ICON, TICK_ICON } from './paneIcons.tsx'
import { paneIds } from './tree/paneSplit.ts'
import type { PaneLayout } from './usePaneLayout.ts'

export interface PanesMenuProps {
  layout: PaneLayout
  /** Every pane, in the order of the default arrangement. */
  order: readonly string[]
}

/** Shows and hides panes, and restores the default arrangement. */
export function PanesMenu({ layout, order }: PanesMenuProps) {
  const text = usePanesText()
  const element = useRef<HTMLSpanElement>(null)
  const { hidden } = layout
  const known = useRef(hidden)
  useEffect(() => {
    // Hiding a pane removes its menu, and with it the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hidden.length > known.current.length && isLost) {
      element.current?.querySelector('button')?.focus()
    }
    known.current = hidden
  }, [hidden])
  const isLast = paneIds(layout.tree).length === 1
  return (
    <span ref={element}>
      <MenuButton
        label={text('panes')}
        text={text('panes')}
        icon={PANES_ICON}
        menu={
          <Menu>
            {order.map((id) => {
              const isShown = !hidden.includes(id)
              return (
                <MenuItem
                  key={id}
                  text={layout.nameOf(id)}
                  icon={isShown ? TICK_ICON : NO_ICON}
                  role="menuitemcheckbox"
                  aria-checked={isShown}
                  disabled={isShown && isLast}
                  shouldDismissPopover={false}
                  onClick={() => (isShown ? layout.hide(id) : layout.show(id))}
                />
              )
            })}
            <MenuDivider />
            <MenuItem icon={NO_ICON} text={text('reset')} onClick={layout.reset} />
          </Menu>
        }
      />
    </span>
  )
}
