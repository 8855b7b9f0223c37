import type { ReactNode } from 'react'
import './factList.css'

export interface Fact {
  id: string
  name: string
  value: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
  /** Width of the name column, CSS pixels. */
  nameWidthPx: number
}

/** Facts about a record, each after its name. */
export function FactList({ facts, nameWidthPx }: FactListProps) {
  const gridTemplateColumns = `${nameWidthPx}px minmax(0, 1fr)`
  return (
    <dl className="air-facts">
      {facts.map(({ id, name, value }) => (
        <div key={id} style={{ gridTemplateColumns }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
