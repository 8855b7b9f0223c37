import { useCall } from '@airshed/console-kit'
import { getNodeValues } from '@airshed/console-kit/calls'
import { ALERT_TEMPLATE_COVERS_MAX } from '@airshed/console-kit/define'
import { SearchSelect } from '@airshed/kit'
import { useCoveredDevices } from '../covered/CoveredContext.ts'
import { NO_COVERS } from '../draft/alertDraft.ts'
import { ChosenList } from '../fields/ChosenList.tsx'
import { textOf } from '../textOf.ts'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './SectionProps.ts'

const PARTS = [
  { part: 'types', values: 'type' },
  { part: 'tags', values: 'tag' },
] as const

/** The types and tags of the devices that a template covers, and how many these are now. */
export function CoversSection({ draft, change, problemAt, intl }: SectionProps) {
  const { organizationId } = draft
  const covers = draft.covers ?? NO_COVERS
  const text = textOf(intl)
  const known = useCall(
    getNodeValues,
    { query: { organization_id: organizationId ?? '' } },
    { enabled: organizationId !== null },
  )
  const problem = problemAt('covers')
  return (
    <FormSection title={text('template.covers')}>
      <p className="air-muted">{text('template.covers.text')}</p>
      <div className="alerts-edit-columns">
        {PARTS.map(({ part, values }) => {
          const chosen = covers[part]
          const all = known.data?.[values] ?? []
          const free = all.filter((value) => !chosen.includes(value))
          const label = text(`template.covers.${part}`)
          const put = (next: readonly string[]): void =>
            change({ covers: { ...covers, [part]: [...next] } })
          const reason =
            organizationId === null
              ? text('edit.condition.organizationFirst')
              : known.isError
                ? text('edit.condition.devicesError')
                : chosen.length >= ALERT_TEMPLATE_COVERS_MAX
                  ? text('template.covers.full', { count: ALERT_TEMPLATE_COVERS_MAX })
                  : known.isSuccess && all.length === 0
                    ? text(`template.covers.${part}.nothing`)
                    : undefined
          return (
            <div className="air-field" key={part}>
              <span aria-hidden>{label}</span>
              <SearchSelect
                label={label}
                placeholder={text(`template.covers.${part}.add`)}
                options={free.map((value) => ({ value, label: value }))}
                value={null}
                isFill
                disabledReason={reason}
                onChange={(value) => put([...chosen, value])}
              />
              <ChosenList
                kind="things"
                chosen={chosen.map((value) => ({ _id: value, name: value }))}
                none={text(`template.covers.${part}.any`)}
                onRemove={(value) => put(chosen.filter((one) => one !== value))}
                intl={intl}
              />
            </div>
          )
        })}
      </div>
      {problem === undefined ? (
        <CoveredCount {...{ text }} />
      ) : (
        <p className="air-field-problem">{problem}</p>
      )}
    </FormSection>
  )
}

/** How many devices the template covers now, and how many match but do not measure what its rules name. */
function CoveredCount({ text }: { text: ReturnType<typeof textOf> }) {
  const covered = useCoveredDevices()
  if (covered === null) return null
  const { found, isError, isLoading } = covered
  const words = isError
    ? text('template.covered.error')
    : found !== null
      ? text(found.covered < found.matching ? 'template.covered.some' : 'template.covered.all', {
          covered: found.covered,
          matching: found.matching,
        })
      : isLoading
        ? text('template.covered.loading')
        : ''
  return (
    <p role="status" className="alerts-edit-covered" data-loading={isLoading}>
      {words}
    </p>
  )
}
