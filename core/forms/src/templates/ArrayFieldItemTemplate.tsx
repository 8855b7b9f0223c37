import { Button } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@blueprintjs/icons'
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from '../formState.ts'

/**
 * A list item with its buttons. Alt with the up and down arrow keys moves it from any control inside,
 * and the focus moves with it.
 */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, disabled, readonly } = props
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem } = buttonsProps
  const { text } = useFormState()
  const [said, setSaid] = useState('')
  const isDisabled = disabled === true || readonly === true
  const number = index + 1

  const move = (isUp: boolean): void => {
    if (isDisabled || !(isUp ? hasMoveUp : hasMoveDown)) return
    const focused = document.activeElement
    // The items swap places in the document, which would lose the focus.
    flushSync(() => (isUp ? onMoveUpItem() : onMoveDownItem()))
    if (focused instanceof HTMLElement) focused.focus()
    setSaid(text('form.list.moved', { number: isUp ? number - 1 : number + 1, count: totalItems }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(event.key === 'ArrowUp')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the fields inside; each has a button beside it
    <li className="air-form-item" onKeyDown={onKeyDown}>
      <div className="air-form-item-field">{children}</div>
      <div className="air-form-item-buttons">
        <Button
          variant="minimal"
          size="small"
          icon={<ArrowUpIcon />}
          aria-label={text('form.list.up', { number })}
          disabled={isDisabled || !hasMoveUp}
          onClick={() => move(true)}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<ArrowDownIcon />}
          aria-label={text('form.list.down', { number })}
          disabled={isDisabled || !hasMoveDown}
          onClick={() => move(false)}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<TrashIcon />}
          aria-label={text('form.list.remove', { number })}
          disabled={isDisabled || !hasRemove}
          onClick={buttonsProps.onRemoveItem}
        />
      </div>
      <span className="air-visually-hidden" role="status">
        {said}
      </span>
    </li>
  )
}
