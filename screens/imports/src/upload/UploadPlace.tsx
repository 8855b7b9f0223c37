import { Choice, errorText, Field, sizeText, useFileDrop, WorkProgress } from '@airshed/console-kit'
import { IMPORT_BYTES_MAX } from '@airshed/console-kit/define'
import { Button, formatShare, NamedIcon, type PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { textOf } from '../textOf.ts'
import type { UploadProblem } from './uploadProblem.ts'
import type { Upload } from './useUpload.ts'
import '../rules/refused.css'
import './upload.css'

/** Written in thousands, as sizes of files are: a little less than the limit. */
const REPORTED_BYTES_MAX = Math.floor(IMPORT_BYTES_MAX / 1_000_000 / 10) * 10_000_000
/** Endings that file dialogs offer first; any other can be chosen there. */
const ACCEPTED = '.csv,.txt,.tsv,.dat,.tab,text/csv,text/plain'

export interface UploadPlaceProps {
  upload: Upload
  /** Organizations whose devices the reader manages, at least one. */
  organizations: readonly { id: string; name: string }[]
  /** Id of the one that is chosen first. */
  first: string
  intl: PluginIntl
}

/** Where a file is dropped or chosen, and how far it has been sent. */
export function UploadPlace({ upload, organizations, first, intl }: UploadPlaceProps) {
  const [organizationId, setOrganization] = useState(first)
  const picker = useRef<HTMLInputElement>(null)
  const text = textOf(intl)
  const { file, isSending, share, problem } = upload
  const take = (chosen: File): void => upload.send(chosen, organizationId)
  const drop = useFileDrop(isSending ? undefined : take)
  return (
    <div className="imports-upload">
      {organizations.length < 2 ? null : (
        <Field label={text('upload.organization')}>
          {(control) => (
            <Choice
              {...control}
              options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
              value={organizationId}
              onChange={setOrganization}
            />
          )}
        </Field>
      )}
      <div
        className="imports-drop"
        data-over={drop.isOver}
        aria-busy={isSending}
        {...drop.handlers}
      >
        {isSending && file !== null ? (
          <WorkProgress
            words={text('upload.sending', {
              file: file.name,
              size: sizeText(file.size, intl),
              share: formatShare(share, intl.locale),
            })}
            share={share}
            cancelLabel={text('upload.cancel')}
            onCancel={upload.cancel}
          />
        ) : (
          <>
            <NamedIcon name="import" size={24} />
            <p>{text('upload.drop')}</p>
            <Button
              intent="primary"
              text={text('upload.choose')}
              onClick={() => picker.current?.click()}
            />
            <p className="air-muted">
              {text('upload.kinds', { most: sizeText(REPORTED_BYTES_MAX, intl) })}
            </p>
          </>
        )}
        <input
          ref={picker}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label={text('upload.choose')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            // The same file may be chosen again, as it may have changed.
            currentTarget.value = ''
            if (chosen !== undefined) take(chosen)
          }}
        />
      </div>
      {problem === null || file === null || isSending ? null : (
        <p className="imports-refused" role="alert">
          <strong>{text('upload.refused', { file: file.name })}</strong>{' '}
          {problemText(problem, intl)}
        </p>
      )}
    </div>
  )
}

function problemText(problem: UploadProblem, intl: PluginIntl): string {
  const text = textOf(intl)
  switch (problem.kind) {
    case 'empty':
      return text('upload.empty')
    case 'tooLarge':
      return text('upload.tooLarge', {
        size: sizeText(problem.bytes, intl),
        most: sizeText(REPORTED_BYTES_MAX, intl),
      })
    case 'refused':
      return errorText(problem.error, intl)
  }
}
