import { NumberField, Choice, Field } from '@airshed/console-kit'
import { formatCoverage, Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { BASES, hasBasis, hasCompleteness, type ConditionDraft } from '../draft/conditionDraft.ts'
import { textOf } from '../textOf.ts'
import { PointFields } from './PointFields.tsx'

/** Completeness thresholds to choose from. */
const SHARES = [0.75, 0.8, 0.9, 0.95, 1]
const DEFAULT_SHARE = 'default'

export interface MoreFieldsProps {
  draft: ConditionDraft
  organizationId: string | null
  problems: Record<'clear' | 'upwind' | 'baseline', string | undefined>
  unit: string
  intl: PluginIntl
  onChange: (changes: Partial<ConditionDraft>) => void
}

/** Rarely needed fields: a clearing value, a completeness, and what the limit is relative to. */
export function MoreFields(props: MoreFieldsProps) {
  const { draft, organizationId, problems, unit, intl, onChange } = props
  const { measure, clearValue, completeness, basis, upwind, baseline } = draft
  const [isOpened, setOpen] = useState(
    clearValue !== null || completeness !== null || basis !== 'absolute',
  )
  // A part that is closed must not hold why a condition is refused.
  const isOpen = isOpened || Object.values(problems).some((problem) => problem !== undefined)
  const text = textOf(intl)
  const inUnit = (id: string): string => (unit === '' ? text(id) : `${text(id)} (${unit})`)
  const shares = [...new Set([...SHARES, ...(completeness === null ? [] : [completeness])])]
  return (
    <>
      <div>
        <Button
          variant="minimal"
          size="small"
          icon={<NamedIcon name={isOpen ? 'minus' : 'plus'} />}
          aria-expanded={isOpen}
          text={text('edit.more')}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <div className="alerts-edit-columns">
          <NumberField
            label={inUnit('edit.clear')}
            help={text('edit.clear.help')}
            problem={problems.clear}
            value={Number.isNaN(clearValue) ? null : clearValue}
            onChange={(value, isWrong) => onChange({ clearValue: isWrong ? Number.NaN : value })}
          />
          {hasCompleteness(measure) ? (
            <Field label={text('edit.completeness')} help={text('edit.completeness.help')}>
              {(control) => (
                <Choice
                  {...control}
                  options={[
                    { value: DEFAULT_SHARE, label: text('edit.completeness.default') },
                    ...shares.map((share) => ({
                      value: String(share),
                      label: formatCoverage(share, intl.locale),
                    })),
                  ]}
                  value={completeness === null ? DEFAULT_SHARE : String(completeness)}
                  onChange={(share) =>
                    onChange({ completeness: share === DEFAULT_SHARE ? null : Number(share) })
                  }
                />
              )}
            </Field>
          ) : null}
          {hasBasis(measure) ? (
            <Field label={text('edit.basis')}>
              {(control) => (
                <Choice
                  {...control}
                  options={BASES.map((value) => ({ value, label: text(`edit.basis.${value}`) }))}
                  value={basis}
                  onChange={(next) => onChange({ basis: next })}
                />
              )}
            </Field>
          ) : null}
          {basis === 'above_upwind' ? (
            <PointFields
              value={upwind}
              labels={{
                device: text('edit.upwind.device'),
                parameter: text('edit.upwind.parameter'),
              }}
              problems={{ parameter: problems.upwind }}
              onChange={(next) => onChange({ upwind: next })}
              {...{ organizationId, intl }}
            />
          ) : null}
          {basis === 'above_baseline' ? (
            <NumberField
              label={inUnit('edit.baseline')}
              problem={problems.baseline}
              value={baseline}
              onChange={(value) => onChange({ baseline: value })}
            />
          ) : null}
        </div>
      ) : null}
    </>
  )
}
