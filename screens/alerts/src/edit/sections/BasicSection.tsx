import { Choice, Field } from '@airshed/console-kit'
import { ALERT_DESCRIPTION_MAX, ALERT_NAME_MAX } from '@airshed/console-kit/define'
import { LevelTag, useSession } from '@airshed/kit'
import type { AlertDraft } from '../draft/alertDraft.ts'
import { changeOrganization } from '../draft/changeOrganization.ts'
import { textOf } from '../textOf.ts'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './SectionProps.ts'

const LEVELS = ['critical', 'warning', 'info'] as const satisfies AlertDraft['level'][]
const DESCRIPTION_ROWS = 3

export interface BasicSectionProps extends SectionProps {
  /** Whether the organization can still be chosen. */
  isNew: boolean
}

/** Name, organization, severity and message of an alert. */
export function BasicSection({ draft, change, problemAt, intl, isNew }: BasicSectionProps) {
  const { organizations, can } = useSession()
  const text = textOf(intl)
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  return (
    <FormSection title={text('edit.basic')}>
      <div className="alerts-edit-columns">
        <Field label={text('edit.name')} problem={problemAt('name')}>
          {(control) => (
            <input
              {...control}
              className="bp6-input"
              value={draft.name}
              maxLength={ALERT_NAME_MAX}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          )}
        </Field>
        {isNew ? (
          <Field label={text('edit.organization')} problem={problemAt('organization')}>
            {(control) => (
              <Choice
                {...control}
                options={managed.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.organizationId}
                onChange={(id) => change(changeOrganization(draft, id))}
              />
            )}
          </Field>
        ) : null}
        <Field label={text('edit.level')} problem={problemAt('level')}>
          {(control) => (
            <div className="alerts-edit-level">
              <LevelTag level={draft.level} isIconOnly />
              <Choice
                {...control}
                options={LEVELS.map((value) => ({ value, label: text(`level.${value}`) }))}
                value={draft.level}
                onChange={(level) => change({ level })}
              />
            </div>
          )}
        </Field>
      </div>
      <Field
        label={text('edit.description')}
        problem={problemAt('description')}
        help={text('edit.description.left', {
          count: ALERT_DESCRIPTION_MAX - draft.description.length,
        })}
      >
        {(control) => (
          <textarea
            {...control}
            className="bp6-input"
            rows={DESCRIPTION_ROWS}
            maxLength={ALERT_DESCRIPTION_MAX}
            value={draft.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        )}
      </Field>
    </FormSection>
  )
}
