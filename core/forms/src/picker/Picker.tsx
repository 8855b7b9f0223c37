import { InputGroup, Tag } from '@blueprintjs/core'
import { SearchIcon, SmallCrossIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import type { PickerOption } from '../formContext.ts'
import { useFieldAria, useFormState } from '../formState.ts'
import { matchingOptions } from './matchingOptions.ts'
import { PickerList, type OptionsState } from './PickerList.tsx'
import { usePickerKeys } from './usePickerKeys.ts'
import './picker.css'

export interface PickerProps {
  id: string
  label: string
  options: readonly PickerOption[]
  /** Values in the order in which they were chosen. */
  chosen: readonly string[]
  /** Options of chosen values that `options` does not hold. */
  known?: readonly PickerOption[]
  isMultiple: boolean
  isDisabled: boolean
  state?: OptionsState
  /** Text in place of the list, such as a step that comes first. */
  hint?: string | undefined
  /** Words for an empty list, default that there are no options. */
  none?: string
  onChange: (chosen: string[]) => void
  /** Set where the options are searched elsewhere: the typed words, no filtering here. */
  onSearch?: (words: string) => void
  /** Searching finds others than `options`. Default false. */
  hasMore?: boolean
  onRetry?: () => void
}

/** Tags of the selected options, a search field, and a list below it while the field has focus. */
export function Picker(props: PickerProps) {
  const { id, label, options, chosen, known = [], isMultiple, isDisabled, onChange } = props
  const { text } = useFormState()
  const aria = useFieldAria(id)
  const inputRef = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // Until the search has answered, the earlier options are filtered, so that Enter selects none
  // that does not match the text.
  const isFiltered = props.onSearch === undefined || props.state === 'loading'
  const shown = isFiltered ? matchingOptions(options, query) : options
  const search = (words: string): void => {
    setQuery(words)
    props.onSearch?.(words)
  }
  const toggle = (value: string): void => {
    const isChosen = chosen.includes(value)
    if (isMultiple) onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
    else onChange([value])
  }
  const keys = usePickerKeys({
    shown,
    chosen,
    onToggle: toggle,
    isMultiple,
    onQuery: search,
    query,
  })
  const optionOf = (value: string): PickerOption | undefined =>
    [...options, ...known].find((option) => option.value === value)
  const listId = `${id}__list`
  return (
    <div
      className="air-picker"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keys.close()
      }}
    >
      {chosen.length === 0 ? null : (
        <ul className="air-picker-tags">
          {chosen.map((value) => {
            const option = optionOf(value)
            const words = option?.label ?? value
            const isGone = option === undefined && (props.state ?? 'ready') === 'ready'
            return (
              <li key={value}>
                <Tag minimal>
                  <span>{isGone ? `${words} · ${text('form.picker.gone')}` : words}</span>
                  {isDisabled ? null : (
                    <button
                      type="button"
                      className="bp6-tag-remove"
                      aria-label={text('form.picker.remove', { label: words })}
                      onClick={() => {
                        toggle(value)
                        // The button goes away with its tag, and would take the focus along.
                        inputRef.current?.focus()
                      }}
                    >
                      <SmallCrossIcon />
                    </button>
                  )}
                </Tag>
              </li>
            )
          })}
        </ul>
      )}
      <div className="air-picker-field">
        <InputGroup
          id={id}
          inputRef={inputRef}
          {...aria}
          leftElement={<SearchIcon />}
          autoComplete="off"
          placeholder={props.hint ?? text('form.picker.search')}
          value={query}
          disabled={isDisabled}
          role="combobox"
          aria-expanded={keys.isOpen}
          aria-controls={keys.isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={
            keys.isOpen && keys.active >= 0 ? `${listId}-${keys.active}` : undefined
          }
          onValueChange={(words) => {
            search(words)
            keys.open()
          }}
          onClick={keys.open}
          onKeyDown={keys.onKeyDown}
        />
        {keys.isOpen && !isDisabled ? (
          <PickerList
            id={listId}
            label={label}
            shown={shown}
            chosen={chosen}
            active={keys.active}
            isMultiple={isMultiple}
            state={props.state ?? 'ready'}
            none={props.none ?? text('form.select.none')}
            hasMore={props.hasMore ?? false}
            onRetry={() => props.onRetry?.()}
            onActive={keys.setActive}
            onPick={keys.pick}
          />
        ) : null}
      </div>
    </div>
  )
}
