import { useSettled, useCall, type AlertPreview } from '@airshed/console-kit'
import { previewAlert } from '@airshed/console-kit/calls'
import { Button, ChoiceButtons, DAY_MS, MINUTE_MS, NamedIcon, useNow } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { useCoveredDevices } from '../covered/CoveredContext.ts'
import { previewOf } from '../draft/alertBody.ts'
import { draftOfExample } from '../draft/wildcardDrafts.ts'
import { FormSection } from '../sections/FormSection.tsx'
import type { SectionProps } from '../sections/SectionProps.ts'
import { textOf } from '../textOf.ts'
import { LimitPanel } from './LimitPanel.tsx'
import { PreviewResult } from './PreviewResult.tsx'

const SPANS_DAYS = [7, 30] as const
/** Debounce: how long the form must stay unchanged before its rules are evaluated again. */
const SETTLED_AFTER_MS = 500

export type PreviewSectionProps = Pick<SectionProps, 'draft' | 'change' | 'intl'>

/** When the alert would have been active by the current rules of the form. */
export function PreviewSection({ draft, change, intl }: PreviewSectionProps) {
  const nowMs = useNow(0)
  const [days, setDays] = useState<(typeof SPANS_DAYS)[number]>(7)
  const [isShown, setShown] = useState(false)
  const text = textOf(intl)
  const span = useMemo(() => {
    const to = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS
    return { from: to - days * DAY_MS, to }
  }, [nowMs, days])
  const covered = useCoveredDevices()
  const example = covered?.found?.example ?? null
  const shown = covered === null ? draft : example === null ? null : draftOfExample(draft, example)
  const wanted = JSON.stringify(shown === null ? null : previewOf(shown, span))
  const settled = useSettled(wanted, SETTLED_AFTER_MS)
  const body = JSON.parse(settled) as AlertPreview | null
  const query = useCall(
    previewAlert,
    { body: body ?? EMPTY },
    { enabled: isShown && body !== null, keepsPrevious: true },
  )
  return (
    <FormSection
      title={text('edit.preview')}
      actions={
        <ChoiceButtons
          label={text('edit.preview.span')}
          choices={SPANS_DAYS.map((count) => ({
            id: String(count) as '7' | '30',
            text: text('edit.preview.days', { count }),
          }))}
          chosen={String(days) as '7' | '30'}
          onChoose={(id) => setDays(id === '7' ? 7 : 30)}
        />
      }
    >
      {isShown ? (
        <>
          {covered === null || example === null ? null : (
            <p className="air-muted">{text('template.preview', { name: example.name })}</p>
          )}
          {shown === null ? null : <LimitPanel {...{ draft, shown, change, span, intl }} />}
          {wanted === 'null' ? (
            <p className="air-muted">
              {text(shown === null ? 'template.preview.none' : 'edit.preview.unfinished')}
            </p>
          ) : (
            <PreviewResult
              query={query}
              isOutdated={wanted !== settled || query.isPlaceholderData}
              intl={intl}
            />
          )}
        </>
      ) : (
        <>
          <p className="air-muted">{text('edit.preview.text')}</p>
          <div>
            <Button
              icon={<NamedIcon name="play" />}
              text={text('edit.preview.show')}
              onClick={() => setShown(true)}
            />
          </div>
        </>
      )}
    </FormSection>
  )
}

/** Never sent: there is nothing to evaluate. */
const EMPTY: AlertPreview = { organization_id: '-', data_points: [], from: 0, to: 0 }
