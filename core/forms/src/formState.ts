import { createContext, useContext } from 'react'
import type { FormElsewhere } from './elsewhere/formElsewhere.ts'
import type { FormText } from './messages/formText.ts'
import type { FormContext } from './formContext.ts'

/** The state that every field of a form can read. */
export interface FormState {
  text: FormText
  context: FormContext
  /** The current value of the whole form. */
  value: Readonly<Record<string, unknown>>
  /** Whether the value of a field, by its id, was only assumed when the form was opened. */
  isAssumed(id: string): boolean
  /** Whether it still is, as nobody has entered one. */
  isUnknown(id: string): boolean
  /** The message for a field after it was touched; null when there is none. */
  errorAt(id: string): string | null
  /** What happened to its fields elsewhere; null: it is not followed. */
  elsewhere: FormElsewhere | null
}

const Context = createContext<FormState | null>(null)
export const FormStateProvider = Context.Provider

/** @throws outside of a SchemaForm */
export function useFormState(): FormState {
  const state = useContext(Context)
  if (state === null) throw new Error('A form field was drawn outside of a SchemaForm')
  return state
}

/** Ids of the help and the error below a field. */
export const helpIdOf = (id: string): string => `${id}__help`
export const errorIdOf = (id: string): string => `${id}__error`

/** The ARIA attributes of a field's control. */
export interface FieldAria {
  'aria-invalid': boolean
  'aria-describedby': string
}

export function useFieldAria(id: string): FieldAria {
  const { errorAt } = useFormState()
  const isInvalid = errorAt(id) !== null
  return {
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? errorIdOf(id) : helpIdOf(id),
  }
}
