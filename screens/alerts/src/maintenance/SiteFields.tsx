import { NumberField, Field } from '@airshed/console-kit'
import { textOf } from '../edit/textOf.ts'
import { SiteMap } from './SiteMap.tsx'
import type { WindowPartProps } from './windowPart.ts'

/** The site that a maintenance window covers: its centre, typed or picked on a map, and its radius. */
export function SiteFields({ draft, change, problemAt, isDisabled, intl }: WindowPartProps) {
  const text = textOf(intl)
  return (
    <>
      <div className="alerts-edit-columns">
        <Field
          label={text('maintenance.place')}
          problem={problemAt('place')}
          help={text('maintenance.place.help')}
        >
          {(control) => (
            <input
              {...control}
              className="bp6-input"
              autoComplete="off"
              maxLength={80}
              value={draft.place}
              onChange={({ currentTarget }) => change({ place: currentTarget.value })}
            />
          )}
        </Field>
        <NumberField
          label={text('maintenance.radius')}
          problem={problemAt('radius')}
          help={text('maintenance.radius.help')}
          value={draft.radiusM}
          onChange={(radiusM) => change({ radiusM })}
          wrong={text('maintenance.problem.radius')}
        />
      </div>
      <SiteMap
        organizationId={draft.organizationId}
        place={draft.place}
        isDisabled={isDisabled}
        intl={intl}
        onPlace={(place) => change({ place })}
      />
    </>
  )
}
