import { type Destination } from '@airshed/kit/provider'
import { useNavigation } from '@airshed/kit'
import type { MouseEvent } from 'react'
import './record.css'

export interface RecordTab {
  id: string
  label: string
  to: Destination
  /** Whether the user may open it, default true; otherwise it is hidden. */
  isAllowed?: boolean
}

export interface RecordTabsProps {
  /** The label of the tabs, for screen readers. */
  label: string
  tabs: readonly RecordTab[]
  /** Id of the one that is shown. */
  current: string
}

/** The parts of a record, each a page with an address of its own. */
export function RecordTabs({ label, tabs, current }: RecordTabsProps) {
  const { go, href } = useNavigation()
  const follow = (to: Destination) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  const allowed = tabs.filter(({ isAllowed = true }) => isAllowed)
  if (allowed.length < 2) return null
  return (
    <nav className="air-record-tabs" aria-label={label}>
      {allowed.map(({ id, label: words, to }) => (
        <a
          key={id}
          href={href(to)}
          aria-current={id === current ? 'page' : undefined}
          onClick={follow(to)}
        >
          {words}
        </a>
      ))}
    </nav>
  )
}
