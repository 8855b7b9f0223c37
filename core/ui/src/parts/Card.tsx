import type { ReactNode } from 'react'
import { useId } from 'react'
import type { AsOfProps } from './AsOf.tsx'
import { AsOf } from './AsOf.tsx'
import { Skeleton } from './Skeleton.tsx'
import './parts.css'

export interface CardProps {
  title: ReactNode
  /** Small muted words or marks on the right of the title, or below it. */
  state?: ReactNode
  /** Shown on hover, focus and touch; usually one button with a menu. */
  menu?: ReactNode
  /** Set if the data are older than their reporting gap. */
  asOf?: AsOfProps
  /** Shows the skeleton in place of the children. */
  isLoading?: boolean
  /** A shape of its own while loading; default one block of the body's size. */
  skeleton?: ReactNode
  /** Lets the children reach the edges, for tables and maps. */
  isBleed?: boolean
  /** Class of the header, for code that drags the card by it. */
  headerClassName?: string
  children?: ReactNode
}

/**
 * A frame for one thing: title on the left, state and menu on the right, content below. If title and state do
 * not fit side by side, the state moves below the title.
 */
export function Card(props: CardProps) {
  const { title, state, menu, asOf, isLoading = false, skeleton, isBleed = false } = props
  const titleId = useId()
  return (
    <section className="air-card" aria-labelledby={titleId} aria-busy={isLoading}>
      <div className={['air-card-header', props.headerClassName].filter(Boolean).join(' ')}>
        <div className="air-card-heading">
          <h2 className="air-card-title" id={titleId}>
            {title}
          </h2>
          {state === undefined && asOf === undefined ? null : (
            <div className="air-card-state">
              {asOf === undefined ? null : <AsOf {...asOf} />}
              {state}
            </div>
          )}
        </div>
        {menu === undefined ? null : <div className="air-card-menu">{menu}</div>}
      </div>
      <div className="air-card-body" data-bleed={isBleed}>
        {isLoading ? (skeleton ?? <Skeleton />) : props.children}
      </div>
    </section>
  )
}
