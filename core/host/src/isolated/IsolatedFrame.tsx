import { useHostText } from '@airshed/kit/provider'
import { ErrorState, Skeleton } from '@airshed/ui'
import type { FrameState } from './frameGroup.ts'
import './isolated.css'

export interface IsolatedFrameProps {
  state: FrameState
  /** Gets the frame's element whenever there is another one. */
  attach: (frame: HTMLIFrameElement | null) => void
  onRestart: () => void
  /** Address of the frame's page. */
  url: string
  /** The accessible name of the frame. */
  name: string
}

/**
 * The frame of a plugin that runs isolated: scripts are allowed, forms cannot be submitted anywhere
 * by the policy of its page, and its origin is opaque. When stopped, the reason is shown in its
 * place.
 */
export function IsolatedFrame({ state, attach, onRestart, url, name }: IsolatedFrameProps) {
  const text = useHostText()
  const { phase, element, failure } = state
  if (phase === 'stopped') {
    return (
      <ErrorState
        title={text('host.stopped.title', { name })}
        text={text(`host.stopped.${failure?.kind ?? 'crashed'}`)}
        onRetry={onRestart}
      />
    )
  }
  return (
    <div className="air-isolated" aria-busy={phase !== 'running'}>
      {phase === 'running' ? null : <Skeleton />}
      {phase === 'waiting' ? null : (
        <iframe
          key={element}
          ref={attach}
          className="air-isolated-frame"
          data-phase={phase}
          src={url}
          title={name}
          sandbox="allow-scripts allow-forms"
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
