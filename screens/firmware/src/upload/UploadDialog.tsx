import {
  Choice,
  errorText,
  Field,
  firstOrganization,
  FormDialog,
  sizeText,
  useToaster,
  WorkProgress,
  type FirmwareChannel,
  type FirmwareImage,
  type FirmwareSigned,
} from '@airshed/console-kit'
import { FIRMWARE_CHANNELS } from '@airshed/console-kit/define'
import { formatShare, useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { readSigned } from '../rules/signedFile.ts'
import { textOf } from '../textOf.ts'
import { FileField } from './FileField.tsx'
import { useFirmwareUpload } from './useFirmwareUpload.ts'
import '../firmware.css'

export interface UploadDialogProps {
  intl: PluginIntl
  /** Organizations whose devices the reader administers, at least one. */
  choices: readonly { value: string; label: string }[]
  /** The upload to be continued; null: a new one. */
  continued: FirmwareImage | null
  onClose: () => void
}

/** Takes an image with the file that its signature is in, and sends it; what has arrived is kept if that is interrupted. */
export function UploadDialog({ intl, choices, continued, onClose }: UploadDialogProps) {
  const text = textOf(intl)
  const { slug } = useSession()
  const toaster = useToaster()
  const [organizationId, setOrganization] = useState(
    () => firstOrganization(choices, slug) ?? choices[0]?.value ?? '',
  )
  const [channel, setChannel] = useState<FirmwareChannel>('stable')
  const [file, setFile] = useState<File | null>(null)
  const [signed, setSigned] = useState<FirmwareSigned | 'wrong' | null>(null)
  const upload = useFirmwareUpload(continued, () => {
    toaster.show({ message: text('upload.done'), intent: 'success' })
    onClose()
  })
  const { isSending, error, image, share } = upload
  const claim = image ?? (signed === 'wrong' ? null : signed)
  const isOtherFile = file !== null && claim !== null && file.size !== claim.bytes
  const canSend = file !== null && claim !== null && !isOtherFile
  const readClaim = async (chosen: File | null): Promise<void> => {
    // An image is no text: nothing of it is read beyond what such a file can have.
    setSigned(
      chosen === null ? null : (readSigned(await chosen.slice(0, 10_000).text()) ?? 'wrong'),
    )
  }
  const submit = (): void => {
    if (file === null || !canSend) return
    const begun =
      signed === null || signed === 'wrong'
        ? null
        : { ...signed, organization_id: organizationId, channel }
    upload.send(file, begun)
  }
  return (
    <FormDialog
      title={text(continued === null ? 'upload' : 'upload.continue')}
      submitLabel={text(image === null ? 'upload.start' : 'upload.continue')}
      isBusy={isSending}
      canSubmit={canSend}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="firmware-form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {image === null ? (
            <>
              <p>{text('upload.text')}</p>
              {choices.length < 2 ? null : (
                <Field label={text('column.organization')}>
                  {(control) => (
                    <Choice
                      {...control}
                      options={choices}
                      value={organizationId}
                      onChange={setOrganization}
                    />
                  )}
                </Field>
              )}
              <FileField
                label={text('upload.signed')}
                help={text('upload.signedHelp')}
                problem={signed === 'wrong' ? text('upload.notSigned') : undefined}
                accept=".json,application/json"
                disabled={isSending}
                onChoose={(chosen) => void readClaim(chosen)}
              />
              <Field label={text('column.channel')}>
                {(control) => (
                  <Choice
                    {...control}
                    options={FIRMWARE_CHANNELS.map((value) => ({
                      value,
                      label: text(`channel.${value}`),
                    }))}
                    value={channel}
                    onChange={setChannel}
                  />
                )}
              </Field>
            </>
          ) : null}
          <FileField
            label={text('upload.image')}
            problem={
              isOtherFile
                ? text('upload.otherFile', { size: sizeText(claim?.bytes ?? 0, intl) })
                : undefined
            }
            disabled={isSending}
            onChoose={setFile}
          />
          {claim === null ? null : (
            <p className="air-muted">
              {text('upload.claim', {
                type: claim.device_type,
                version: claim.version,
                size: sizeText(claim.bytes, intl),
              })}
            </p>
          )}
          {isSending ? (
            <WorkProgress
              words={text('upload.sending', { share: formatShare(share, intl.locale) })}
              share={share}
            />
          ) : null}
          {error === null || isSending ? null : (
            <p className="firmware-refused" role="alert">
              {errorText(error, intl)}
            </p>
          )}
        </form>
      )}
    </FormDialog>
  )
}
