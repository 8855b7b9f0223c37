import type { Organization } from '@airshed/console-kit'
import { useId } from 'react'

export interface OrganizationChoiceProps {
  label: string
  organizations: readonly Organization[]
  /** Id of the chosen organization. */
  value: string | undefined
  onChange: (id: string) => void
}

/** Asks which organization gets it, if there is a choice. */
export function OrganizationChoice(props: OrganizationChoiceProps) {
  const id = useId()
  if (props.organizations.length < 2) return null
  return (
    <div className="plugins-field">
      <label htmlFor={id}>{props.label}</label>
      <div className="bp6-html-select bp6-fill">
        <select
          id={id}
          value={props.value}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        >
          {props.organizations.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
