import { Choice, Field } from '@airshed/console-kit'
import { LevelTag } from '@airshed/kit'
import type { AlertDraft } from '../draft/alertDraft.ts'
import { changeOrganization } from '../draft/changeOrganization.ts'
import { OrganizationField } from '../fields/OrganizationField.tsx'
import { textOf } from '../textOf.ts'
import { useManaged } from '../useManaged.ts'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './SectionProps.ts'

const LEVELS = ['critical', 'warning', 'info'] as const satisfies AlertDraft['level'][]

export interface BasicSectionProps extends SectionProps {
  /** Whether the organization can still be chosen. */
  isNew: boolean
}

/** Organization and severity of an alert. */
export function BasicSection({ draft, change, problemAt, intl, isNew }: BasicSectionProps) {
  const text = textOf(intl)
  const { managed } = useManaged()
  return (
    <FormSection title={text('edit.basic')}>
      <div className="alerts-edit-columns">
        {isNew ? (
          <OrganizationField
            managed={managed}
            value={draft.organizationId}
            problem={problemAt('organization')}
            intl={intl}
            onChange={(id) => change(changeOrganization(draft, id))}
          />
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
    </FormSection>
  )
}
