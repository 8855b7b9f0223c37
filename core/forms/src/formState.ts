import { createContext, useContext } from 'react'
import type { FormText } from './messages/formText.ts'
import type { FormContext } from './formContext.ts'

/** What every field of a form may look at. */
export interface FormState {
  text: FormText
  context: FormContext
  /** The whole value as it is now. */
  value: Readonly<Record<string, unknown>>
  /** What to say about a field, once it was touched; null while there is nothing to say. */
  errorAt(id: string): string | null
}

const Context = createContext<FormState | null>(null)
export const FormStateProvider = Context.Provider

/** @throws outside of a SchemaForm */
export function useFormState(): FormState {
  const state = useContext(Context)
  if (state === null) throw new Error('A form field was drawn outside of a SchemaForm')
  return state
}

/** Ids of the words below a field. */
export const helpIdOf = (id: string): string => `${id}__help`
export const errorIdOf = (id: string): string => `${id}__error`

/** What assistive technology is told about the control of a field. */
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
