import { InputGroup } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import type { PickerOption } from '../formContext.ts'
import { useFieldAria, useFormState } from '../formState.ts'
import { ChoiceEnd } from './ChoiceEnd.tsx'
import { matchingOptions } from './matchingOptions.ts'
import { PickerList, type OptionsState } from './PickerList.tsx'
import { PickerTags } from './PickerTags.tsx'
import { usePickerKeys } from './usePickerKeys.ts'
import './picker.css'

export interface PickerProps {
  id: string
  label: string
  options: readonly PickerOption[]
  /** Values in the order in which they were chosen. */
  chosen: readonly string[]
  /** Options of chosen values that are missing from `options`. */
  known?: readonly PickerOption[]
  isMultiple: boolean
  /** For a single-option picker: the option can be replaced, but not removed. Default false. */
  isRequired?: boolean | undefined
  isDisabled: boolean
  state?: OptionsState
  /** Text shown instead of the list, such as a step that comes first. */
  hint?: string | undefined
  /** Text for an empty list; default: that there are no options. */
  none?: string
  onChange: (chosen: string[]) => void
  /** Set if the options are searched elsewhere: called with the typed text, and nothing is filtered here. */
  onSearch?: (words: string) => void
  /** Searching can find more than `options`. Default false. */
  hasMore?: boolean
  onRetry?: () => void
}

/**
 * A search field with a list below it while it has the focus. Several selected options are tags above the
 * field; a single one is shown in it, as in a select, until the user types.
 */
export function Picker(props: PickerProps) {
  const { id, label, options, chosen, known = [], isMultiple, isDisabled, onChange } = props
  const { text } = useFormState()
  const aria = useFieldAria(id)
  const inputRef = useRef<HTMLInputElement>(null)
  /** The typed words; null until something is typed. */
  const [query, setQuery] = useState<string | null>(null)
  // Until the search responds, the previous options are filtered, so that Enter cannot select one
  // that does not match the text.
  const isFiltered = props.onSearch === undefined || props.state === 'loading'
  const shown = isFiltered ? matchingOptions(options, query ?? '') : options
  const search = (words: string | null): void => {
    setQuery(words)
    props.onSearch?.(words ?? '')
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
  const wordsOf = (value: string): string => {
    const option = [...options, ...known].find((one) => one.value === value)
    if (option !== undefined) return option.label
    return (props.state ?? 'ready') === 'ready' ? `${value} · ${text('form.picker.gone')}` : value
  }
  const choice = isMultiple || chosen[0] === undefined ? null : wordsOf(chosen[0])
  const isRemovable = props.isRequired !== true && !isDisabled
  const remove = (left: string[]): void => {
    onChange(left)
    // The button disappears with its option, and the focus would be lost.
    inputRef.current?.focus()
  }
  const listId = `${id}__list`
  return (
    <div
      className="air-picker"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keys.close()
      }}
    >
      {isMultiple ? (
        <PickerTags
          chosen={chosen}
          wordsOf={wordsOf}
          isDisabled={isDisabled}
          onRemove={(value) => remove(chosen.filter((one) => one !== value))}
        />
      ) : null}
      <div className="air-picker-field">
        <InputGroup
          id={id}
          inputRef={inputRef}
          {...aria}
          {...(isMultiple
            ? { leftElement: <SearchIcon /> }
            : {
                rightElement: (
                  <ChoiceEnd
                    removable={isRemovable ? choice : null}
                    onRemove={() => {
                      keys.close()
                      remove([])
                    }}
                  />
                ),
              })}
          autoComplete="off"
          placeholder={props.hint ?? text(isMultiple ? 'form.picker.search' : 'form.select.choose')}
          value={query ?? choice ?? ''}
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
            if (words === '' && choice !== null && isRemovable) onChange([])
          }}
          onClick={() => {
            // Typing replaces the option.
            if (!keys.isOpen && choice !== null) inputRef.current?.select()
            keys.open()
          }}
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
