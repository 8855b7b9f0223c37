import { Dialog, type PluginSummary } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useId, useState } from 'react'
import { readManifest } from '../rules/readManifest.ts'
import { speakingVersion } from '../rules/shownState.ts'
import type { Decisions } from './useDecisions.ts'

const WIDTH_PX = 560
/** 32 bytes in base64; the server validates keys further. */
const KEY = /^[A-Za-z0-9+/]{43}=$/

export interface TransferDialogProps {
  plugin: PluginSummary
  decisions: Decisions
  intl: PluginIntl
  onClose: () => void
}

/**
 * Explains what a transfer means, and asks for the new key, and for the plugin's id to confirm that it was
 * read.
 */
export function TransferDialog({ plugin, decisions, intl, onClose }: TransferDialogProps) {
  const formId = useId()
  const [key, setKey] = useState('')
  const [typed, setTyped] = useState('')
  const { title } = readManifest(
    plugin.id,
    speakingVersion(plugin) ?? { manifest: {} },
    intl.locale,
  )
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const isWrong = key.trim() !== '' && !KEY.test(key.trim())
  const isReady = KEY.test(key.trim()) && typed.trim() === plugin.id
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('transfer.title', { title })}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            intent="danger"
            text={text('transfer.confirm')}
            disabled={!isReady}
            loading={decisions.isBusy}
          />
        </>
      }
    >
      <p>{text('transfer.text')}</p>
      <p>{text('transfer.careful')}</p>
      <form
        id={formId}
        className="plugins-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) decisions.transfer(key.trim(), onClose)
        }}
      >
        <div className="plugins-field">
          <label htmlFor={`${formId}-key`}>{text('transfer.key')}</label>
          <input
            id={`${formId}-key`}
            className="bp6-input"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={`${formId}-wrong`}
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value)}
          />
          <span id={`${formId}-wrong`} className="plugins-bad" role="status">
            {isWrong ? text('transfer.wrong') : ''}
          </span>
        </div>
        <div className="plugins-field">
          <label htmlFor={`${formId}-id`}>{text('trust.type', { id: plugin.id })}</label>
          <input
            id={`${formId}-id`}
            className="bp6-input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      </form>
    </Dialog>
  )
}
