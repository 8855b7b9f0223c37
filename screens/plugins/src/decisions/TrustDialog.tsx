import { Dialog, type PluginSummary, type PluginVersion } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { useId, useState } from 'react'
import { readManifest } from '../rules/readManifest.ts'
import { trustObstacles } from '../rules/versionActions.ts'
import type { Decisions } from './useDecisions.ts'

export interface TrustDialogProps {
  plugin: PluginSummary
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onClose: () => void
}

/** Explains what trusting means, and asks for the plugin's id to confirm that it was read. */
export function TrustDialog({ plugin, version, decisions, intl, onClose }: TrustDialogProps) {
  const { can } = useSession()
  const fieldId = useId()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const { title } = readManifest(plugin.id, version, intl.locale)
  const obstacles = trustObstacles(version, can('admin_devices', plugin.organization_id))
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const isReady = obstacles === null && typed.trim() === plugin.id
  return (
    <Dialog
      isOpen
      title={text('trust.title', { title, version: version.version })}
      onClose={onClose}
      actions={
        <>
          <Button text={text(obstacles === null ? 'cancel' : 'close')} onClick={onClose} />
          {obstacles === null ? (
            <Button
              type="submit"
              form={formId}
              intent="danger"
              text={text('trust.confirm')}
              disabled={!isReady}
              loading={decisions.isBusy}
            />
          ) : null}
        </>
      }
    >
      <p>{text('trust.text')}</p>
      <ul className="plugins-points">
        <li>{text('trust.rights')}</li>
        <li>{text('trust.network')}</li>
        <li>{text('trust.page')}</li>
      </ul>
      {obstacles === null ? (
        <form
          id={formId}
          className="plugins-field"
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) decisions.setTier(version.version, 'trusted', onClose)
          }}
        >
          <label htmlFor={fieldId}>{text('trust.type', { id: plugin.id })}</label>
          <input
            id={fieldId}
            className="bp6-input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
      ) : (
        <div className="plugins-refused">
          <strong>{text('trust.impossible')}</strong>
          <ul>
            {obstacles.isRightMissing ? <li>{text('trust.right')}</li> : null}
            {obstacles.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
