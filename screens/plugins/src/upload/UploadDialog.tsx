import { sizeText, Dialog, type PluginSummary, useFileDrop } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import { OrganizationChoice } from '../OrganizationChoice.tsx'
import { useManaged } from '../useManaged.ts'
import { RefusedArchive } from './RefusedArchive.tsx'
import { useUpload } from './useUpload.ts'

const WIDTH_PX = 560

export interface UploadDialogProps {
  intl: PluginIntl
  /** The file dropped on the page; null: none yet. */
  file: File | null
  onPublished: (plugin: Pick<PluginSummary, 'id' | 'organization_id'>) => void
  onClose: () => void
}

/** Uploads an archive from a file, has it checked by the server, and shows the reason if it was refused. */
export function UploadDialog({ intl, file: dropped, onPublished, onClose }: UploadDialogProps) {
  const managed = useManaged()
  const [organization, setOrganization] = useState(managed[0]?.id)
  const picker = useRef<HTMLInputElement>(null)
  const wanted = useRef<string>('')
  const upload = useUpload(({ id }) => onPublished({ id, organization_id: wanted.current }))
  const { file, isSending, problem } = upload
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const [waiting, setWaiting] = useState(dropped)

  const take = (chosen: File, into = organization): void => {
    setWaiting(null)
    if (into === undefined) return
    wanted.current = into
    upload.send(chosen, into)
  }
  const isTaken = useRef(false)
  useEffect(() => {
    // With several organizations, the user first chooses the one that gets it.
    if (dropped === null || isTaken.current || managed.length > 1) return
    isTaken.current = true
    take(dropped)
    // oxlint-disable-next-line react/exhaustive-deps -- a file is sent once, when it was dropped
  }, [dropped])
  const drop = useFileDrop(isSending ? undefined : (chosen) => take(chosen))
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('upload.title')}
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <>
          <Button text={text(isSending ? 'upload.stop' : 'close')} onClick={onClose} />
          {waiting === null ? null : (
            <Button intent="primary" text={text('upload.send')} onClick={() => take(waiting)} />
          )}
        </>
      }
    >
      <div className="plugins-upload" {...drop.handlers}>
        <OrganizationChoice
          label={text('upload.organization')}
          organizations={managed}
          value={organization}
          onChange={setOrganization}
        />
        <div className="plugins-upload-place" data-dropping={drop.isOver} aria-busy={isSending}>
          {isSending && file !== null ? (
            <>
              <p role="status">
                {text('upload.sending', { file: file.name, size: sizeText(file.size, intl) })}
              </p>
              <div className="plugins-progress" aria-hidden />
            </>
          ) : (
            <>
              <p>
                {waiting === null
                  ? text('upload.text')
                  : text('upload.waiting', { file: waiting.name })}
              </p>
              <Button
                intent={problem === null && waiting === null ? 'primary' : 'none'}
                text={text(problem === null ? 'upload.choose' : 'upload.again')}
                onClick={() => picker.current?.click()}
              />
            </>
          )}
          <input
            ref={picker}
            type="file"
            accept=".airshed"
            hidden
            aria-label={text('upload.choose')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (chosen !== undefined) take(chosen)
              // Choosing the same file again counts as a new choice, as it may have been rebuilt
              // meanwhile.
              currentTarget.value = ''
            }}
          />
        </div>
        {problem === null || isSending || file === null ? null : (
          <RefusedArchive problem={problem} name={file.name} intl={intl} />
        )}
        <p className="plugins-muted">{text('upload.checked')}</p>
      </div>
    </Dialog>
  )
}
