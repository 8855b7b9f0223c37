import type { ListView } from '@airshed/schemas'
import { getListViews } from '@airshed/schemas/calls'
import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListState } from '../state/useListState.ts'
import { isSameView } from './isSameView.ts'
import { useViewChanges } from './useViewChanges.ts'

/** Same limit as in the schema of the call. */
const NAME_MAX = 80

export interface SavedViewsProps {
  /** Short name of the list. */
  list: string
  state: ListState
}

/** The user's saved views of a list, which can be shown, replaced and deleted. */
export function SavedViews({ list, state }: SavedViewsProps) {
  const text = usePagesText()
  const { data, isError, refetch } = useCall(getListViews, { query: { list } })
  const { save, remove, isBusy } = useViewChanges(list)
  const [name, setName] = useState('')
  const views = data?.data ?? []
  const now = state.written()
  const isNew = !views.some((view) => view.name === name.trim())
  return (
    <div className="air-list-views" role="group" aria-label={text('list.views')}>
      <strong>{text('list.views')}</strong>
      {isError ? (
        <p className="air-list-hint">
          {text('list.views.error')}{' '}
          <Button
            variant="minimal"
            size="small"
            text={text('list.views.retry')}
            onClick={() => void refetch()}
          />
        </p>
      ) : null}
      {views.length === 0 ? null : (
        <ul>
          {views.map((view) => (
            <SavedView
              key={view.id}
              view={view}
              isShown={isSameView(view.params, now)}
              onShow={() => state.restore(view.params)}
              onRemove={() => void remove(view)}
            />
          ))}
        </ul>
      )}
      <form
        className="air-list-view-line"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void save(name, now).then((isSaved) => isSaved && setName(''))
        }}
      >
        <InputGroup
          fill
          value={name}
          maxLength={NAME_MAX}
          placeholder={text('list.views.name')}
          aria-label={text('list.views.name')}
          onValueChange={setName}
        />
        <Button
          type="submit"
          text={text(isNew ? 'list.views.save' : 'list.views.replace')}
          disabled={name.trim() === ''}
          loading={isBusy}
        />
      </form>
    </div>
  )
}

interface SavedViewProps {
  view: ListView
  isShown: boolean
  onShow: () => void
  onRemove: () => void
}

function SavedView({ view, isShown, onShow, onRemove }: SavedViewProps) {
  const text = usePagesText()
  return (
    <li>
      <Button
        variant="minimal"
        alignText="start"
        fill
        active={isShown}
        aria-pressed={isShown}
        text={view.name}
        onClick={onShow}
      />
      <Button
        variant="minimal"
        icon={<CrossIcon />}
        aria-label={text('list.views.delete', { name: view.name })}
        title={text('list.views.delete', { name: view.name })}
        onClick={onRemove}
      />
    </li>
  )
}
