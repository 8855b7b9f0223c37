import { Callout, type AlertDetails, type AlertTemplateDetails } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { draftOf, type AlertDraft } from './draft/alertDraft.ts'
import { changedParts } from './draft/changedParts.ts'
import { textOf } from './textOf.ts'

export interface ConflictCalloutProps {
  /** The alert or template as the reader started to edit it. */
  start: AlertDraft
  /** The version that somebody else saved meanwhile. */
  newest: AlertDetails | AlertTemplateDetails
  /** What was saved. */
  what: 'alert' | 'template'
  intl: PluginIntl
  /** The reader's changes are discarded in favour of it. */
  onTake: () => void
  /** The reader's version overwrites it. */
  onKeep: () => void
}

/** Somebody else saved an alert or template meanwhile: shows what they changed, and asks which version to keep. */
export function ConflictCallout(props: ConflictCalloutProps) {
  const { start, newest, what, intl, onTake, onKeep } = props
  const text = textOf(intl)
  const parts = changedParts(start, draftOf(newest)).map((part) => text(`edit.part.${part}`))
  return (
    <Callout intent="warning" compact role="alert" title={text('edit.conflict', { what })}>
      <p>
        {parts.length === 0
          ? text('edit.conflict.same')
          : text('edit.conflict.changed', { parts: intl.formatList(parts) })}
      </p>
      <div className="alerts-edit-buttons" data-side="start">
        <Button text={text('edit.conflict.take')} onClick={onTake} />
        <Button text={text('edit.conflict.keep')} onClick={onKeep} />
      </div>
    </Callout>
  )
}
