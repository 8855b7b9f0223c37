import { Menu, MenuItem, POPOVER_LOOK } from '@airshed/ui'
import { Button, PopoverNext } from '@blueprintjs/core'
import { MoreIcon } from '@blueprintjs/icons'
import type { RowAction } from './listAction.ts'

export interface RowMenuProps {
  /** Accessible name of the button, for example "Actions for Harbour". */
  label: string
  actions: readonly RowAction[]
  tabIndex: 0 | -1
  onAction: (action: RowAction) => void
}

/** The menu of a row's actions; nothing if there are none. */
export function RowMenu({ label, actions, tabIndex, onAction }: RowMenuProps) {
  if (actions.length === 0) return null
  return (
    <PopoverNext
      placement="bottom-end"
      {...POPOVER_LOOK}
      content={
        <Menu>
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              icon={action.icon}
              text={
                action.disabledReason === undefined ? (
                  action.label
                ) : (
                  <>
                    {action.label}
                    <span className="air-list-why">{action.disabledReason}</span>
                  </>
                )
              }
              multiline={action.disabledReason !== undefined}
              intent={action.intent ?? 'none'}
              disabled={action.disabledReason !== undefined}
              onClick={() => onAction(action)}
            />
          ))}
        </Menu>
      }
      renderTarget={({ isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          className={className}
          variant="minimal"
          size="small"
          icon={<MoreIcon />}
          tabIndex={tabIndex}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        />
      )}
    />
  )
}
