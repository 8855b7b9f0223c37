import { useAirshed, type AnyWidgetDefinition } from '@airshed/console-kit'
import { Button, EmptyState, NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useId, useRef, useState } from 'react'
import { creatableWidgets } from './creatableWidgets.ts'
import { usePanelFocus } from './usePanelFocus.ts'
import { usePanelKeys } from './usePanelKeys.ts'
import { useThumbnails } from './useThumbnails.ts'
import { WidgetChoice } from './WidgetChoice.tsx'

export interface AddWidgetPanelProps {
  intl: PluginIntl
  onChoose: (definition: AnyWidgetDefinition) => void
  onClose: () => void
}

/**
 * The widget types that can be added, by category, with a search that stays above them. It takes the focus
 * when it opens; Escape clears the search, then closes the panel and returns the focus.
 */
export function AddWidgetPanel({ intl, onChoose, onClose }: AddWidgetPanelProps) {
  const { registry } = useAirshed()
  const { locale, can } = useSession()
  const [query, setQuery] = useState('')
  const panel = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const headings = useId()
  const thumbnails = useThumbnails()
  const nameOf = (id: string): string => intl.formatMessage({ id: `add.group.${id}` })
  const groups = creatableWidgets([...registry.widgets.values()], query, { can, locale, nameOf })
  const isSearching = query.trim() !== ''
  const onKeyDown = usePanelKeys({ panel, search, isSearching, onClear: () => setQuery('') })
  usePanelFocus(panel, onClose)
  const count = groups.reduce((sum, { widgets }) => sum + widgets.length, 0)
  return (
    <aside
      ref={panel}
      className="dashboard-panel"
      aria-label={intl.formatMessage({ id: 'add.title' })}
      onKeyDown={onKeyDown}
    >
      <div className="dashboard-panel-top">
        <div className="dashboard-panel-head">
          <h2>{intl.formatMessage({ id: 'add.title' })}</h2>
          <Button
            variant="minimal"
            icon={<NamedIcon name="cross" />}
            aria-label={intl.formatMessage({ id: 'add.close' })}
            onClick={onClose}
          />
        </div>
        <input
          ref={search}
          type="search"
          className="bp6-input dashboard-panel-search"
          aria-label={intl.formatMessage({ id: 'add.search' })}
          placeholder={intl.formatMessage({ id: 'add.search' })}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <span className="air-visually-hidden" role="status">
          {isSearching ? intl.formatMessage({ id: 'add.found' }, { count }) : ''}
        </span>
      </div>
      <div className="dashboard-panel-list">
        {groups.length === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'add.none' }, { query: query.trim() })}
            action={
              <Button
                text={intl.formatMessage({ id: 'add.clear' })}
                onClick={() => {
                  setQuery('')
                  search.current?.focus()
                }}
              />
            }
          />
        ) : null}
        {groups.map(({ id, widgets }) => (
          <div key={id} role="group" aria-labelledby={`${headings}${id}`}>
            <h3 id={`${headings}${id}`}>{nameOf(id)}</h3>
            <div className="dashboard-types">
              {widgets.map((definition) => (
                <WidgetChoice
                  key={definition.manifest.id}
                  {...{ definition, thumbnails, locale, intl }}
                  onChoose={() => onChoose(definition)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </aside>
  )
}
