import { useId, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { keyTarget } from './keyTarget.ts'
import './partTabs.css'

export interface Part<Id extends string> {
  id: Id
  label: string
  content: ReactNode
}

export interface PartTabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** In the order of the tabs, at least one. */
  parts: readonly Part<Id>[]
  /** Id of the part that is shown; one that is not among the parts shows the first. */
  current: Id
  onChange: (id: Id) => void
}

/**
 * Parts of one page, one of them visible. A part is rendered when it is first opened and stays mounted from then
 * on, so that input is not lost. Arrows, Home and End change the tab.
 */
export function PartTabs<Id extends string>(props: PartTabsProps<Id>) {
  const { label, parts, current, onChange } = props
  const base = useId()
  const shown = parts.some(({ id }) => id === current) ? current : parts[0]?.id
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set())
  if (shown !== undefined && !opened.has(shown)) setOpened(new Set([...opened, shown]))
  const tabId = (id: Id): string => `${base}-${id}`
  useLayoutEffect(() => {
    // On a phone the tabs scroll sideways, and the tab of an address may be out of view.
    const tab = document.getElementById(`${base}-${shown}`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [base, shown])
  const move = (event: KeyboardEvent): void => {
    const ids = parts.map(({ id }) => id)
    const next = shown === undefined ? undefined : keyTarget(event.key, ids, shown)
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(tabId(next))?.focus()
    onChange(next)
  }
  return (
    <>
      <div className="air-part-tabs" role="tablist" aria-label={label}>
        {parts.map(({ id, label: words }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === shown}
            aria-controls={opened.has(id) ? `${tabId(id)}-part` : undefined}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={move}
          >
            {words}
          </button>
        ))}
      </div>
      {parts.map(({ id, content }) =>
        opened.has(id) ? (
          <div
            key={id}
            id={`${tabId(id)}-part`}
            className="air-part"
            role="tabpanel"
            aria-labelledby={tabId(id)}
            hidden={id !== shown}
          >
            {content}
          </div>
        ) : null,
      )}
    </>
  )
}
