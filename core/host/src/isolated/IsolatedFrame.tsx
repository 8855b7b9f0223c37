import type { PluginSource } from '@airshed/contract'
import { useHostText } from '@airshed/kit/provider'
import { ErrorState, Skeleton } from '@airshed/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { FrameState } from './frameGroup.ts'
import './isolated.css'

export interface IsolatedFrameProps {
  state: FrameState
  /** Receives the frame's element whenever it changes. */
  attach: (frame: HTMLIFrameElement | null) => void
  onRestart: () => void
  /** Where the plugin comes from: the address of the frame's page. */
  source: PluginSource
  /** The accessible name of the frame. */
  name: string
}

/**
 * The frame of a plugin that runs isolated: scripts are allowed, the policy of its page forbids
 * submitting forms, and its origin is opaque. When stopped, the reason is shown in its place.
 */
export function IsolatedFrame({ state, attach, onRestart, source, name }: IsolatedFrameProps) {
  const text = useHostText()
  const { phase, element, failure } = state
  if (source.isUnreachable === true) return <Unreachable url={source.frameUrl} />
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
          src={source.frameUrl}
          title={name}
          sandbox="allow-scripts allow-forms"
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}

/** Shown instead of a plugin whose development has ended and that is not installed: how to start it again. */
function Unreachable({ url }: { url: string }) {
  const text = useHostText()
  const queryClient = useQueryClient()
  return (
    <ErrorState
      title={text('host.development.ended')}
      text={text('host.development.ended.text', { address: new URL(url).origin })}
      onRetry={() => void queryClient.invalidateQueries({ queryKey: ['plugins'] })}
    />
  )
}
