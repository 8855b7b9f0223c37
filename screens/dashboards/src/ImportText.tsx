import { takeFocus } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useId, useRef } from 'react'
import { ImportProblems } from './ImportProblems.tsx'
import type { ReadImport } from './readImport.ts'

export interface ImportTextProps {
  intl: PluginIntl
  text: string
  onType: (text: string) => void
  onFile: (file: File) => void
  problem: Exclude<ReadImport, { state: 'ready' }> | null
}

/** Input of a dashboard's text: chosen as a file, dropped, or pasted. */
export function ImportText({ intl, text, onType, onFile, problem }: ImportTextProps) {
  const textId = useId()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="dashboards-import-head">
        <label htmlFor={textId}>{intl.formatMessage({ id: 'import.text' })}</label>
        <Button
          text={intl.formatMessage({ id: 'import.file' })}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={intl.formatMessage({ id: 'import.file' })}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Choosing the same file again counts as a new choice, as it may have been fixed meanwhile.
            if (file !== undefined) onFile(file)
            currentTarget.value = ''
          }}
        />
      </div>
      <textarea
        id={textId}
        ref={takeFocus}
        className="bp6-input dashboards-import-text"
        spellCheck={false}
        rows={10}
        value={text}
        aria-invalid={problem !== null}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem === null ? null : <ImportProblems intl={intl} result={problem} />}
    </>
  )
}
