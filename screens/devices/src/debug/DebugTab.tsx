import { deviceModel, NoRights, QueryView, PageSection } from '@airshed/console-kit'
import { useNow, type Node, type PluginIntl } from '@airshed/kit'
import { useNodeSettings } from '../edit/useNodeSettings.ts'
import { DebugLines } from './DebugLines.tsx'
import { DebugSettings } from './DebugSettings.tsx'
import './debug.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000
const FORM_HEIGHT_PX = 180

export interface DebugTabProps {
  node: Node
  intl: PluginIntl
}

/**
 * The log of a device, and its log settings for readers who may configure it. A type without such settings
 * has the lines only.
 */
export function DebugTab({ node, intl }: DebugTabProps) {
  if (!node.actions.includes('configure')) {
    const [title, hint] = ['edit.noRights', 'edit.noRights.text'].map((id) =>
      intl.formatMessage({ id }),
    )
    return <NoRights title={title ?? ''} text={hint ?? ''} />
  }
  const isAsked = deviceModel(node.type).settings === 'thiamis'
  return (
    <div key={node.node_id} className="devices-debug">
      <div className="devices-debug-parts" data-asked={isAsked}>
        <DebugLines node={node} intl={intl} />
        {isAsked ? <DebugSide node={node} intl={intl} /> : null}
      </div>
    </div>
  )
}

function DebugSide({ node, intl }: DebugTabProps) {
  const nowMs = useNow(TICK_MS)
  const query = useNodeSettings(node.node_id)
  return (
    <PageSection title={intl.formatMessage({ id: 'debug.settings' })}>
      <QueryView
        query={query}
        errorTitle={intl.formatMessage({ id: 'debug.settings.error' })}
        skeletonHeightPx={FORM_HEIGHT_PX}
      >
        {(settings) => <DebugSettings node={node} settings={settings} nowMs={nowMs} intl={intl} />}
      </QueryView>
    </PageSection>
  )
}
