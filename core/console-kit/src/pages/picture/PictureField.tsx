import { MediaIcon } from '@blueprintjs/icons'
import { Button } from '@airshed/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useFileDrop } from '../files/useFileDrop.ts'
import { usePagesText } from '../messages/pagesText.ts'
import { CropDialog } from './CropDialog.tsx'
import {
  PICTURE_ACCEPT,
  readPicture,
  type PictureProblem,
  type ReadPicture,
} from './pictureFile.ts'
import { Portrait } from './Portrait.tsx'

export interface PictureFieldProps {
  /** What the picture shows: "Logo". */
  label: string
  /** Id of a picture; null: none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Shown if there is no picture; empty: an icon of one. */
  initials: string
  /** Default round. */
  shape?: 'round' | 'square'
  isDisabled?: boolean
  /** Id of the control, for a label elsewhere. */
  id?: string
}

/** A picture that is chosen or dropped, cropped to a square and uploaded; its id must be saved separately. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, initials, shape = 'round', isDisabled = false } = props
  const text = usePagesText()
  const ownId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [picture, setPicture] = useState<ReadPicture | null>(null)
  const preview = usePreview(value)

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || isDisabled) return
    const read = await readPicture(file)
    if (typeof read === 'string') return setProblem(read)
    setProblem(null)
    setPicture(read)
  }
  const close = (): void => {
    picture?.bitmap.close()
    setPicture(null)
  }
  const drop = useFileDrop((file) => void take(file))
  return (
    <div className="air-picture-field" data-over={drop.isOver} {...drop.handlers}>
      <Portrait
        picture={value}
        initials={initials === '' ? <MediaIcon size={24} /> : initials}
        shape={shape}
        sizePx={72}
        {...(preview.source === null ? {} : { source: preview.source })}
      />
      <div>
        <div className="air-picture-actions">
          <Button
            text={text(value === null ? 'picture.choose' : 'picture.replace')}
            aria-label={text(value === null ? 'picture.chooseOf' : 'picture.replaceOf', { label })}
            aria-describedby={hintId}
            disabled={isDisabled}
            onClick={() => input.current?.click()}
          />
          {value === null ? null : (
            <Button
              variant="minimal"
              text={text('picture.remove')}
              aria-label={text('picture.removeOf', { label })}
              disabled={isDisabled}
              onClick={() => {
                setProblem(null)
                onChange(null)
              }}
            />
          )}
        </div>
        <input
          ref={input}
          id={props.id ?? ownId}
          type="file"
          hidden
          aria-label={label}
          accept={PICTURE_ACCEPT}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // So that the same file can be chosen again after it was changed.
            currentTarget.value = ''
            void take(file)
          }}
        />
        <p id={hintId} className="air-muted">
          {text('picture.hint')}
        </p>
        {problem === null ? null : (
          <p className="air-picture-problem" role="alert">
            {text(`picture.problem.${problem}`)}
          </p>
        )}
      </div>
      {picture === null ? null : (
        <CropDialog
          title={label}
          picture={picture}
          onClose={close}
          onDone={(id, blob) => {
            preview.show(id, blob)
            close()
            onChange(id)
          }}
        />
      )}
    </div>
  )
}

/** The picture that was just cropped, shown until another one replaces it. */
function usePreview(value: string | null) {
  const [cut, setCut] = useState<{ id: string; url: string } | null>(null)
  useEffect(() => () => (cut === null ? undefined : URL.revokeObjectURL(cut.url)), [cut])
  return {
    source: cut !== null && cut.id === value ? cut.url : null,
    show: (id: string, blob: Blob) => setCut({ id, url: URL.createObjectURL(blob) }),
  }
}
