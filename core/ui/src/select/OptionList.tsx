import { InputGroup } from '@blueprintjs/core'
import { SearchIcon, TickIcon } from '@blueprintjs/icons'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { filterOptions, type SelectOption, stepOption } from './filterOptions.ts'
import './select.css'

/** Maximum number of options shown; the rest is found by typing. */
const MAX_DRAWN = 200
/** Debounce delay between typing and searching for more options, in ms. */
const SEARCH_WAIT_MS = 300

interface OptionListProps<Value extends string> {
  id: string
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
  /** Set if there are more options than those given: searches them, and adds to `options`. */
  onSearch?: ((words: string) => void) | undefined
}

/** A ref that scrolls the option under the keyboard cursor into view. */
function scrollIntoSight(option: HTMLLIElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** The search field and its list of options, one combobox to assistive technology. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, options, value, onChoose } = props
  const text = useUiText()
  const [query, setQuery] = useState('')
  const shown = filterOptions(options, query).slice(0, MAX_DRAWN)
  const [active, setActive] = useState(() => options.findIndex((option) => option.value === value))

  const search = useEffectEvent((words: string) => props.onSearch?.(words))
  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => search(query), SEARCH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [query])

  const choose = (option: SelectOption<Value> | undefined): void => {
    if (option !== undefined && option.isDisabled !== true) onChoose(option.value)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') choose(shown[active])
    else if (event.key === 'ArrowDown') setActive(stepOption(shown, active, 1))
    else if (event.key === 'ArrowUp') setActive(stepOption(shown, active, -1))
    else return
    event.preventDefault()
  }

  return (
    <div className="air-select">
      <InputGroup
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list opens on request and is driven from here
        autoFocus
        leftElement={<SearchIcon />}
        placeholder={text('ui.select.filter')}
        value={query}
        onValueChange={(next) => {
          setQuery(next)
          setActive(stepOption(filterOptions(options, next), -1, 1))
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      />
      <ul className="air-select-list" role="listbox" id={id} aria-label={label}>
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys
          <li
            key={option.value}
            id={`${id}-${index}`}
            ref={index === active ? scrollIntoSight : undefined}
            role="option"
            className="air-select-option"
            aria-selected={option.value === value}
            aria-disabled={option.isDisabled === true}
            data-active={index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(option)}
          >
            <span className="air-select-label">{option.label}</span>
            {option.note === undefined ? null : <span className="air-muted">{option.note}</span>}
            {option.value === value ? <TickIcon size={14} aria-hidden /> : null}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="air-select-none" role="status">
          {text('ui.select.noOptions')}
        </p>
      ) : null}
      {props.onSearch === undefined ? null : (
        <p className="air-select-none">{text('ui.select.more')}</p>
      )}
    </div>
  )
}
