import {
  Callout,
  errorTexts,
  focusProblem,
  FormActions,
  LeaveGuard,
  SaveState,
  UnavailableButton,
  type AlertTemplateDetails,
  type SavedForm,
} from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CoveredContext } from './covered/CoveredContext.ts'
import { useCovered } from './covered/useCovered.ts'
import type { AlertDraft } from './draft/alertDraft.ts'
import { draftProblems, type Place } from './draft/draftProblems.ts'
import { placeOfIssue } from './draft/issuePlaces.ts'
import { NameSection } from './sections/NameSection.tsx'
import { PreviewSection } from './preview/PreviewSection.tsx'
import { RulesSection, type EditedRow } from './rules/RulesSection.tsx'
import { BasicSection } from './sections/BasicSection.tsx'
import { CoversSection } from './sections/CoversSection.tsx'
import { SubscribersSection } from './sections/SubscribersSection.tsx'
import { TimingSection } from './sections/TimingSection.tsx'
import { textOf } from './textOf.ts'
import './edit.css'

export interface AlertFormProps {
  form: SavedForm<AlertDraft>
  isNew: boolean
  /** How a stored template measures its parameters. Default: it is new, or no template. */
  points?: AlertTemplateDetails['points']
  /** Shown above the form instead of the error, such as a version saved by somebody else. Default none. */
  conflict?: ReactNode
  /** Of the button that saves. Default: Save. */
  saveLabel?: string
  intl: PluginIntl
  onCancel: () => void
}

/** All editable fields of an alert or of a template, with its preview and its buttons. */
export function AlertForm(props: AlertFormProps) {
  const { form, isNew, points, conflict, intl, onCancel } = props
  const text = textOf(intl)
  const { saveLabel = text('edit.save') } = props
  const box = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<EditedRow | null>(null)
  const [isTried, setTried] = useState(false)
  // It always starts as a complete draft.
  const draft = form.value as AlertDraft
  const covered = useCovered(draft, intl, points)
  const isRefused = form.saving.state === 'refused'
  useEffect(() => {
    if (isRefused) focusProblem(box.current)
  }, [isRefused])
  const { saving } = form
  const isSaving = saving.state === 'saving'
  const refusal = saving.state === 'refused' ? saving : null
  const words = refusal === null ? null : errorTexts(refusal.error, intl)
  const problems = draftProblems(draft)
  const issues = (refusal?.issues ?? []).map((issue) => ({
    issue,
    at: placeOfIssue(issue, draft),
  }))
  const problemAt = (place: Place): string | undefined => {
    const own = isTried ? problems.filter(({ at }) => at === place) : []
    const problemTexts = own.map(({ problem }) => text(`edit.problem.${problem}`))
    const refused = issues.filter(({ at }) => at === place)
    return (
      [
        ...problemTexts,
        ...refused.map(({ issue }) => text('edit.refused', { expected: issue.expected })),
      ].join('. ') || undefined
    )
  }
  const change = (changes: Partial<AlertDraft>): void => form.change({ ...draft, ...changes })
  const save = (): void => {
    if (problems.length === 0) return void form.save(draft)
    setTried(true)
    return focusProblem(box.current)
  }
  const shared = { draft, change, problemAt, intl }
  const unplaced = issues.filter(({ at }) => at === null)
  return (
    <div className="alerts-edit" ref={box}>
      {conflict ??
        (refusal === null ? null : (
          <Callout
            intent="danger"
            compact
            role="alert"
            title={
              issues.length > 0
                ? text('edit.invalidTitle')
                : (words?.title ?? text('edit.refusedTitle'))
            }
          >
            {words?.text}
            {unplaced.map(({ issue }) => (
              <p key={issue.path}>
                {text('edit.refusedAt', { path: issue.path, expected: issue.expected })}
              </p>
            ))}
          </Callout>
        ))}
      <CoveredContext value={covered}>
        <fieldset className="alerts-edit-parts" disabled={isSaving}>
          <BasicSection isNew={isNew} {...shared} />
          {draft.covers === null ? null : <CoversSection {...shared} />}
          <RulesSection {...shared} {...{ edited, setEdited }} />
          <TimingSection {...shared} />
          <SubscribersSection {...shared} />
          <NameSection isNew={isNew} {...shared} />
          <PreviewSection {...shared} />
        </fieldset>
      </CoveredContext>
      <FormActions isApart>
        <SaveState
          saving={saving}
          problems={(isTried ? problems.length : 0) + issues.length}
          form={box}
        />
        <Button text={text('edit.cancel')} disabled={isSaving} onClick={onCancel} />
        {edited === null ? (
          <Button intent="primary" loading={isSaving} text={saveLabel} onClick={save} />
        ) : (
          <UnavailableButton intent="primary" text={saveLabel} reason={text('edit.save.editing')} />
        )}
      </FormActions>
      <LeaveGuard isChanged={form.isChanged && !isSaving} />
    </div>
  )
}
