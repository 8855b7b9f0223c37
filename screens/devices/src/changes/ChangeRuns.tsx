import { useChange, type NodeChangeRun, ProgressBar } from '@airshed/console-kit'
import { cancelNodeChanges } from '@airshed/console-kit/calls'
import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import { useId, useState } from 'react'
import { AskedDevices } from './AskedDevices.tsx'
import { commandText } from './commandText.ts'
import { endText } from './endText.ts'
import { isAsking } from './isAsking.ts'
import { OnlyRefusal } from './OnlyRefusal.tsx'
import { RefusedDevices } from './RefusedDevices.tsx'
import { undoOrder } from './undoOrder.ts'
import './changes.css'

export interface ChangeRunsProps {
  /** The runs to show: running ones, and those that ended without changing every device. */
  runs: readonly NodeChangeRun[]
  intl: PluginIntl
  /** Dismisses one that ended. */
  onDismiss: (id: string) => void
  /** Undoes one that ended. Default: none can be undone here. */
  onUndo?: (run: NodeChangeRun) => void
}

/** Progress of changes to many devices, and the devices that were left unchanged. */
export function ChangeRuns({ runs, intl, onDismiss, onUndo }: ChangeRunsProps) {
  if (runs.length === 0) return null
  return (
    <ul className="devices-runs" aria-label={intl.formatMessage({ id: 'runs' })}>
      {runs.map((run) => (
        <li key={run.id}>
          {run.state === 'running' ? (
            <RunningChange run={run} intl={intl} />
          ) : (
            <EndedChange
              run={run}
              intl={intl}
              onDismiss={() => onDismiss(run.id)}
              onUndo={
                onUndo === undefined || undoOrder(run) === null ? undefined : () => onUndo(run)
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function RunningChange({ run, intl }: { run: NodeChangeRun; intl: PluginIntl }) {
  const labelId = useId()
  const { mutate: cancel, isPending } = useChange(cancelNodeChanges)
  const done = run.changed + run.unchanged + run.refused
  return (
    <>
      <span id={labelId}>
        {intl.formatMessage(
          { id: `running.${run.change}` },
          { done, of: run.of, command: commandText(run, intl) },
        )}
      </span>
      <ProgressBar labelledBy={labelId} share={run.of === 0 ? null : done / run.of} />
      <Button
        size="small"
        text={intl.formatMessage({ id: 'cancel' })}
        loading={isPending}
        onClick={() => cancel({ params: { id: run.id } })}
      />
    </>
  )
}

interface EndedChangeProps {
  run: NodeChangeRun
  intl: PluginIntl
  onDismiss: () => void
  /** undefined: it cannot be undone. */
  onUndo: (() => void) | undefined
}

function EndedChange({ run, intl, onDismiss, onUndo }: EndedChangeProps) {
  const [isOpen, setOpen] = useState(false)
  const text = (id: string): string => intl.formatMessage({ id })
  const isAsked = isAsking(run)
  const isWell = run.state === 'done' && run.refused === 0
  const isOnlyRefusal = !isAsked && run.of === 1 && run.refused === 1
  const Devices = isAsked ? AskedDevices : RefusedDevices
  return (
    <>
      <NamedIcon name={isWell ? 'tick-circle' : 'warning-sign'} />
      <span role="status">
        {isOnlyRefusal ? <OnlyRefusal run={run} intl={intl} /> : endText(run, intl)}
      </span>
      {isOnlyRefusal || (run.refused === 0 && !isAsked) ? null : (
        <Button
          size="small"
          text={text(isAsked ? 'asked.show' : 'ended.show')}
          onClick={() => setOpen(true)}
        />
      )}
      {onUndo === undefined ? null : <Button size="small" text={text('undo')} onClick={onUndo} />}
      <Button
        size="small"
        variant="minimal"
        icon={<NamedIcon name="cross" />}
        aria-label={text('ended.dismiss')}
        onClick={onDismiss}
      />
      {isOpen ? <Devices run={run} intl={intl} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
