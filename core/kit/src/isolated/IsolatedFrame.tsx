import { ErrorState, Skeleton } from '@airshed/ui'
import { useHostText } from '../messages/hostMessages.ts'
import type { IsolatedFrameHandle } from './useIsolatedFrame.ts'
import './isolated.css'

export interface IsolatedFrameProps {
  handle: IsolatedFrameHandle
  /** Address of the frame's page. */
  url: string
  /** What the frame is called by a screen reader. */
  name: string
}

/**
 * The frame of a plugin that runs isolated: scripts and nothing else, an origin that is nobody's. In
 * its place stands why it was stopped.
 */
export function IsolatedFrame({ handle, url, name }: IsolatedFrameProps) {
  const text = useHostText()
  const { phase, attempt, failure } = handle.state
  if (phase === 'stopped') {
    return (
      <ErrorState
        title={text('host.stopped.title', { name })}
        text={text(`host.stopped.${failure?.kind ?? 'crashed'}`)}
        onRetry={handle.restart}
      />
    )
  }
  return (
    <div className="air-isolated" aria-busy={phase !== 'running'}>
      {phase === 'running' ? null : <Skeleton />}
      {phase === 'waiting' ? null : (
        <iframe
          key={attempt}
          ref={handle.attach}
          className="air-isolated-frame"
          data-phase={phase}
          src={url}
          title={name}
          sandbox="allow-scripts"
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
