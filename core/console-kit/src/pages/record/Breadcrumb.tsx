import { type Destination } from '@airshed/kit/provider'
import { useNavigation } from '@airshed/kit'
import type { MouseEvent } from 'react'
import { usePagesText } from '../messages/pagesText.ts'
import './record.css'

export interface Crumb {
  label: string
  to: Destination
}

export interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  above: readonly Crumb[]
  /** This page. */
  here: string
}

/** The path to a page, each step a link. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  const { go, href } = useNavigation()
  const text = usePagesText()
  const follow = (to: Destination) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <nav aria-label={text('record.breadcrumb')}>
      <ol className="air-crumbs">
        {above.map(({ label, to }) => (
          <li key={href(to)}>
            <a href={href(to)} onClick={follow(to)}>
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
