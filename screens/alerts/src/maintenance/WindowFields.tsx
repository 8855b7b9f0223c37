import { Choice, Field } from '@airshed/console-kit'
import { MAINTENANCE_COVERS, MAINTENANCE_NAME_MAX } from '@airshed/console-kit/define'
import { OrganizationField } from '../edit/fields/OrganizationField.tsx'
import { textOf } from '../edit/textOf.ts'
import { DevicesField } from './DevicesField.tsx'
import { SiteFields } from './SiteFields.tsx'
import type { WindowPartProps } from './windowPart.ts'

export interface WindowFieldsProps extends WindowPartProps {
  /** The organization of a stored window cannot be changed. */
  isNew: boolean
  /** Organizations in which the reader may schedule maintenance. */
  managed: readonly { id: string; name: string }[]
  /** IANA name of the zone in which times are entered. */
  timezone: string
}

/** All editable fields of a maintenance window. */
export function WindowFields({ isNew, managed, timezone, ...props }: WindowFieldsProps) {
  const { draft, change, problemAt, intl } = props
  const text = textOf(intl)
  return (
    <>
      <Field label={text('maintenance.name')} problem={problemAt('name')}>
        {(control) => (
          <input
            {...control}
            className="bp6-input"
            autoComplete="off"
            maxLength={MAINTENANCE_NAME_MAX}
            placeholder={text('maintenance.name.example')}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      {isNew && managed.length > 1 ? (
        <OrganizationField
          managed={managed}
          value={draft.organizationId}
          problem={problemAt('organization')}
          intl={intl}
          onChange={(organizationId) => change({ organizationId, nodeIds: [] })}
        />
      ) : null}
      <div className="alerts-edit-columns">
        {(['starts', 'ends'] as const).map((place) => (
          <Field
            key={place}
            label={text(`maintenance.${place}`)}
            problem={problemAt(place)}
            help={text('maintenance.zone', { zone: timezone.replaceAll('_', ' ') })}
          >
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                className="bp6-input"
                value={draft[place]}
                onChange={({ currentTarget }) =>
                  change({ [place]: currentTarget.value.slice(0, MINUTE_LENGTH) })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={text('maintenance.covers')}>
        {(control) => (
          <Choice
            {...control}
            options={MAINTENANCE_COVERS.map((value) => ({
              value,
              label: text(`maintenance.covers.${value}`),
            }))}
            value={draft.covers}
            onChange={(covers) => change({ covers })}
          />
        )}
      </Field>
      {draft.covers === 'devices' ? <DevicesField {...props} /> : null}
      {draft.covers === 'site' ? <SiteFields {...props} /> : null}
      <p className="air-muted">{text('maintenance.effect')}</p>
    </>
  )
}

/** Length of `2026-03-02T12:05`: some browsers add seconds. */
const MINUTE_LENGTH = 16
