import { Fragment, useLayoutEffect, useRef } from 'react'
import { Button, Spinner } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import type { PickerOption } from '../formContext.ts'
import { useFormState } from '../formState.ts'
import { placeInView } from './placeInView.ts'

export type OptionsState = 'ready' | 'loading' | 'failed'

interface PickerListProps {
  id: string
  label: string
  shown: readonly PickerOption[]
  chosen: readonly string[]
  active: number
  isMultiple: boolean
  state: OptionsState
  /** Text for an empty list. */
  none: string
  /** Searching can find more than those shown. */
  hasMore: boolean
  onRetry: () => void
  onActive: (index: number) => void
  onPick: (option: PickerOption) => void
}

function intoSight(option: HTMLLIElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** The open list of a picker. The focus stays in the field above it. */
export function PickerList(props: PickerListProps) {
  const { id, label, shown, chosen, active, isMultiple, state, onActive, onPick } = props
  const { text } = useFormState()
  const pop = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (pop.current !== null) placeInView(pop.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- its height follows its options
  }, [shown.length, state])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press here must not take the focus out of the field
    <div
      ref={pop}
      className="air-picker-pop"
      onMouseDown={(event) => {
        if (!(event.target as Element).closest('button')) event.preventDefault()
      }}
    >
      <ul role="listbox" id={id} aria-label={label} aria-multiselectable={isMultiple}>
        {shown.map((option, index) => (
          <Fragment key={option.value}>
            {option.group === undefined || option.group === shown[index - 1]?.group ? null : (
              <li role="presentation" className="air-picker-group">
                {option.group}
              </li>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and handles the keys */}
            <li
              id={`${id}-${index}`}
              ref={index === active ? intoSight : undefined}
              role="option"
              aria-selected={chosen.includes(option.value)}
              data-active={index === active}
              onMouseMove={() => onActive(index)}
              onClick={() => onPick(option)}
            >
              <span className="air-picker-label">{option.label}</span>
              {option.note === undefined ? null : (
                <span className="air-picker-note">{option.note}</span>
              )}
              {chosen.includes(option.value) ? <TickIcon size={14} aria-hidden /> : null}
            </li>
          </Fragment>
        ))}
      </ul>
      <div role="status" className="air-picker-state">
        {state === 'loading' ? (
          <>
            <Spinner size={14} /> {text('form.picker.loading')}
          </>
        ) : null}
        {state === 'ready' && shown.length === 0 ? props.none : null}
        {state === 'ready' && shown.length > 0 && props.hasMore ? text('form.picker.more') : null}
        {state === 'failed' ? (
          <>
            {text('form.picker.failed')}
            <Button size="small" variant="minimal" intent="primary" onClick={props.onRetry}>
              {text('form.picker.retry')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
