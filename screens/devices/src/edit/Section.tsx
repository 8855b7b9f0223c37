import { useId, type ReactNode } from 'react'
import './edit.css'
import '../details/muted.css'

export interface SectionProps {
  title: string
  children: ReactNode
}

/** A part of the configuration with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className="devices-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
