import { QueryView, useCall, type NodeScriptVersion } from '@airshed/console-kit'
import { getNodeScript } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { momentText } from '../edit/momentText.ts'

const HEIGHT_PX = 120

export interface ScriptVersionRowProps {
  nodeId: string
  version: NodeScriptVersion
  isCurrent: boolean
  /** Whether its text is shown. */
  isOpen: boolean
  onToggle: () => void
  /** Absent if the reader may not restore. */
  onRestore: ((text: string) => void) | undefined
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** One version of a file: who saved it and when, and on request its text. */
export function ScriptVersionRow(props: ScriptVersionRowProps) {
  const { nodeId, version, isCurrent, isOpen, onToggle, onRestore, nowMs, intl } = props
  const { name, version: number, restored_from: from } = version
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const query = useCall(
    getNodeScript,
    { params: { id: nodeId, name }, query: { version: number } },
    { enabled: isOpen, staleTimeMs: Number.POSITIVE_INFINITY },
  )
  return (
    <li aria-current={isCurrent}>
      <div className="devices-file-version">
        <span>
          {text('files.version', {
            version: number,
            who: version.saved_by,
            time: momentText(version.saved_at, nowMs, intl),
          })}
          {from === null ? null : <em>{text('files.version.from', { version: from })}</em>}
          {isCurrent ? <em>{text('files.version.current')}</em> : null}
        </span>
        <Button
          variant="minimal"
          size="small"
          text={text('files.version.show')}
          aria-label={text('files.version.showOne', { version: number })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </div>
      {isOpen ? (
        <QueryView
          query={query}
          errorTitle={text('files.textError', { name })}
          skeletonHeightPx={HEIGHT_PX}
        >
          {(script) => (
            <>
              <pre className="devices-file-text" tabIndex={0}>
                {script.text}
              </pre>
              {onRestore === undefined || isCurrent ? null : (
                <Button
                  size="small"
                  text={text('files.restore')}
                  onClick={() => onRestore(script.text)}
                />
              )}
            </>
          )}
        </QueryView>
      ) : null}
    </li>
  )
}
