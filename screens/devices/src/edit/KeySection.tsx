import { QueryView, type NodeSettings, type QueryResult, PageSection } from '@airshed/console-kit'
import { Button, RelativeTime, type Node, type PluginIntl } from '@airshed/kit'
import { momentText } from './momentText.ts'
import { NewKey } from './NewKey.tsx'
import { useDeviceKey } from './useDeviceKey.tsx'
import './edit.css'
import '../details/muted.css'

const HEIGHT_PX = 72

export interface KeySectionProps {
  node: Node
  query: QueryResult<NodeSettings>
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The device’s own key: whether it has one, and actions to create or remove it. */
export function KeySection({ node, query, nowMs, intl }: KeySectionProps) {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { newKey, make, revoke, forget, isBusy, dialog } = useDeviceKey(node, intl)
  return (
    <PageSection title={text('key')}>
      <p className="devices-muted">{text('key.note')}</p>
      <QueryView query={query} errorTitle={text('key.error')} skeletonHeightPx={HEIGHT_PX}>
        {({ key, last_contact: lastContact }) => (
          <>
            <p>
              {key === null
                ? text('key.none')
                : text('key.made', {
                    who: key.made_by,
                    time: momentText(key.made_at, nowMs, intl),
                  })}
            </p>
            <p>
              {text('key.lastContact')}{' '}
              <RelativeTime at={lastContact} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
            </p>
            {newKey === null ? null : <NewKey value={newKey} intl={intl} onDone={forget} />}
            <div className="devices-buttons">
              <Button
                text={text(key === null ? 'key.make' : 'key.makeNew')}
                disabled={isBusy}
                onClick={() => make(key !== null)}
              />
              {key === null ? null : (
                <Button
                  intent="danger"
                  variant="outlined"
                  text={text('key.revoke')}
                  disabled={isBusy}
                  onClick={revoke}
                />
              )}
            </div>
          </>
        )}
      </QueryView>
      {dialog}
    </PageSection>
  )
}
