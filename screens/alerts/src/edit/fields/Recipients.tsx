import type { PluginIntl } from '@airshed/kit'
import type { PersonDraft } from '../draft/alertDraft.ts'
import { withMethod } from '../draft/withMethod.ts'
import { ChosenList } from './ChosenList.tsx'
import { MethodChoice } from './MethodChoice.tsx'

export interface RecipientsProps {
  /** In the order in which they were chosen. */
  people: readonly PersonDraft[]
  /** Text while there are none. */
  none: string
  intl: PluginIntl
  onChange: (people: PersonDraft[]) => void
}

/** The people who are notified of an alert, each with the choice of a method and a button that removes them. */
export function Recipients({ people, none, intl, onChange }: RecipientsProps) {
  return (
    <ChosenList
      chosen={people}
      none={none}
      renderExtra={(one) => (
        <MethodChoice
          name={one.name}
          method={one.notification_method ?? null}
          onChange={(next) => onChange(withMethod(people, one, next))}
          intl={intl}
        />
      )}
      onRemove={(id) => onChange(people.filter((one) => one['_id'] !== id))}
      intl={intl}
    />
  )
}
