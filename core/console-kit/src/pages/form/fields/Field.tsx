import { useId, type ReactNode } from 'react'
import './fields.css'

/** Connects a control with the label and the description of its field. */
export interface FieldControl {
  id: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}

export interface FieldProps {
  label: string
  /** Why its value cannot be saved; default undefined. */
  problem?: string | undefined
  /** Shown below the control; default none. */
  help?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above it, and its problem or its help below. */
export function Field({ label, problem, help, children }: FieldProps) {
  const id = useId()
  const noteId = useId()
  const hasNote = problem !== undefined || help !== undefined
  return (
    <div className="air-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        ...(hasNote ? { 'aria-describedby': noteId } : {}),
      })}
      {hasNote ? (
        <div id={noteId} className="air-field-note">
          {problem === undefined ? null : <span className="air-field-problem">{problem}</span>}
          {help}
        </div>
      ) : null}
    </div>
  )
}
