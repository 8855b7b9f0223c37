import { Button } from '@blueprintjs/core'
import { CrossIcon, DocumentIcon } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useRef, useState } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'
import { describeFile, fileDataUrl, isAccepted } from './fileValue.ts'

/** Default size limit: larger files do not belong in a value. */
const MAX_BYTES = 1_000_000

/**
 * A small file as a part of the value (`ui:widget` `file`), such as a picture. `ui:options`:
 * `accept` as in HTML, `maxBytes` (default one million). A file that does not fit is refused before
 * it is read.
 */
export function FileWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange, options } = props
  const { text } = useFormState()
  const aria = useFieldAria(id)
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const accept = typeof options['accept'] === 'string' ? options['accept'] : ''
  const maxBytes = typeof options['maxBytes'] === 'number' ? options['maxBytes'] : MAX_BYTES
  const isDisabled = disabled === true || readonly === true
  const chosen = describeFile(value)

  const take = async (file: File): Promise<void> => {
    if (!isAccepted(file, accept)) return setRefusal(text('form.file.kind', { kinds: accept }))
    if (file.size > maxBytes) {
      return setRefusal(text('form.file.large', { limit: Math.floor(maxBytes / 1000) }))
    }
    try {
      onChange(await fileDataUrl(file))
      setRefusal(null)
    } catch {
      setRefusal(text('form.file.unreadable'))
    }
  }
  return (
    <div className="air-form-file">
      <input
        ref={input}
        id={id}
        {...aria}
        type="file"
        className="air-visually-hidden"
        accept={accept}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file can be chosen again after it was changed.
          currentTarget.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      {chosen === null ? null : (
        <span className="air-form-file-name">
          <DocumentIcon size={14} aria-hidden />
          <span>{chosen.name === '' ? text('form.file.unnamed') : chosen.name}</span>
          <span className="air-muted">
            {text('form.file.size', { size: Math.max(1, Math.round(chosen.bytes / 1000)) })}
          </span>
          <Button
            variant="minimal"
            size="small"
            icon={<CrossIcon />}
            aria-label={text('form.picker.remove', { label: chosen.name })}
            disabled={isDisabled}
            onClick={() => onChange(undefined)}
          />
        </span>
      )}
      <Button
        text={text(chosen === null ? 'form.file.choose' : 'form.file.replace')}
        disabled={isDisabled}
        // The input is the control; this is its visible part for the mouse.
        tabIndex={-1}
        aria-hidden
        onClick={() => input.current?.click()}
      />
      {refusal === null ? null : (
        <span className="air-form-file-refusal" role="alert">
          {refusal}
        </span>
      )}
    </div>
  )
}
