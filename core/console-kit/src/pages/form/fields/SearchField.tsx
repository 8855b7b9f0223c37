import { SearchSelect, type SearchSelectProps } from '@airshed/ui'
import './fields.css'

export interface SearchFieldProps<Value extends string> extends Omit<
  SearchSelectProps<Value>,
  'isFill'
> {
  /** Why its value cannot be saved; default undefined. */
  problem?: string | undefined
}

/** A select with a search field, with its label above it and its problem below. */
export function SearchField<Value extends string>({ problem, ...props }: SearchFieldProps<Value>) {
  return (
    <div className="air-field">
      <span aria-hidden>{props.label}</span>
      <SearchSelect {...props} isFill />
      {problem === undefined ? null : <p className="air-field-problem">{problem}</p>}
    </div>
  )
}
