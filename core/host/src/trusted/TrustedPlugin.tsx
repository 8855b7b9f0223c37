import type { AnyPlugin } from '@airshed/contract'
import { useHostText, useAirshed, localized } from '@airshed/kit/provider'
import { ErrorState } from '@airshed/ui'
import { use, useEffect, useState, type ReactNode } from 'react'
import { usePluginReport } from '../isolated/usePluginReport.ts'
import { drawingMarks, forgetInterruption, wasInterrupted } from './drawingMarks.ts'
import { loadTrusted } from './loadTrusted.ts'

export interface TrustedPluginProps {
  /** What the page knows about the plugin. */
  shell: AnyPlugin
  renderLoaded: (definition: AnyPlugin) => ReactNode
  /** Wraps the message that replaces it while it is stopped. Default: no wrapper. */
  renderStopped?: (problem: ReactNode) => ReactNode
}

/**
 * An installed plugin that may run in the page: loads its module, and renders nothing if the last
 * page ended while it was being drawn. Suspends while it loads.
 */
export function TrustedPlugin({
  shell,
  renderLoaded,
  renderStopped = (problem) => problem,
}: TrustedPluginProps) {
  const { keep, session } = useAirshed()
  const text = useHostText()
  const { manifest, source } = shell
  const report = usePluginReport(manifest.id, source!)
  const [isStopped, setIsStopped] = useState(() =>
    wasInterrupted(keep, manifest.id, source!.version),
  )
  useEffect(() => {
    if (isStopped) report('stopped', 'hung: the page ended while it was being drawn')
  }, [isStopped, report])
  if (isStopped) {
    return renderStopped(
      <ErrorState
        title={text('host.interrupted.title', { name: localized(manifest.title, session.locale) })}
        text={text('host.interrupted.text')}
        onRetry={() => {
          forgetInterruption(manifest.id)
          setIsStopped(false)
        }}
      />,
    )
  }
  return <Loaded shell={shell} renderLoaded={renderLoaded} />
}

function Loaded({ shell, renderLoaded }: TrustedPluginProps) {
  const { keep } = useAirshed()
  const { manifest, source } = shell
  // Loading executes its module: that counts as drawing.
  const [marks] = useState(() => {
    const own = drawingMarks(keep, manifest.id, source!.version)
    own.set()
    return own
  })
  useEffect(() => marks.clear(), [marks])
  return renderLoaded(use(loadTrusted(shell)))
}
