import { Button, PopoverNext, Tooltip } from '@blueprintjs/core'
import { CaretDownIcon } from '@blueprintjs/icons'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { POPOVER_LOOK } from '../overlays/popoverLook.ts'
import type { SelectOption } from './filterOptions.ts'
import { OptionList } from './OptionList.tsx'

export interface SearchSelectProps<Value extends string> {
  /** The purpose of the choice, for screen readers; visible when `isLabelShown`. */
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /**
   * Set when there are more options than those given, which the list then mentions: called with the
   * search text once the user stops typing. Options that it finds are added to `options`.
   */
  onSearch?: ((words: string) => void) | undefined
  /** Text while nothing is selected, default "Select". */
  placeholder?: string
  isDisabled?: boolean
  /** Why nothing can be selected: also disables the control, and is shown on hover and focus. */
  disabledReason?: string | undefined
  /** Fills the width of its parent, default false. */
  isFill?: boolean
  /** Without its border, for bars; default false. */
  isMinimal?: boolean
  /**
   * Shown instead of the selection: the name of what the button switches, such as the title of a page. It is the
   * accessible name of the button, and `label` its description.
   */
  face?: ReactElement | undefined
  icon?: ReactElement
}

/** A select with a search field: type to filter, arrows to move, Enter to choose. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { label, options, value, onChange, disabledReason, face, isFill = false } = props
  const isDisabled = props.isDisabled === true || disabledReason !== undefined
  const text = useUiText()
  const reasonId = useId()
  const listId = useId()
  const buttonId = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const shown = chosen?.label ?? props.placeholder ?? text('ui.select.placeholder')
  const select = (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={(next) => setOpen(next && !isDisabled)}
      placement="bottom-start"
      {...POPOVER_LOOK}
      // The search field takes the focus before the popover records where to return it.
      onClosed={() => document.getElementById(buttonId)?.focus()}
      fill={isFill}
      content={
        <OptionList
          id={listId}
          label={label}
          options={options}
          value={value}
          onSearch={props.onSearch}
          onChoose={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      }
      renderTarget={({ isOpen: _isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          id={buttonId}
          className={className}
          variant={props.isMinimal === true ? 'minimal' : 'solid'}
          icon={props.icon}
          endIcon={<CaretDownIcon />}
          text={face ?? shown}
          textClassName="air-select-text"
          fill={isFill}
          alignText="start"
          ellipsizeText
          // With a reason it remains focusable, so that the reason can be read.
          disabled={isDisabled && disabledReason === undefined}
          aria-disabled={isDisabled}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
          aria-label={face === undefined ? `${label}: ${shown}` : undefined}
          title={face === undefined ? undefined : label}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
        />
      )}
    />
  )
  if (disabledReason === undefined) return select
  return (
    <Tooltip content={disabledReason} placement="bottom-start" fill={isFill}>
      {/* The button inside takes the focus. */}
      <span className="air-select-fixed" tabIndex={-1}>
        {select}
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      </span>
    </Tooltip>
  )
}
