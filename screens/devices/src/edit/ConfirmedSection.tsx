import { QueryView, type NodeSettings, type QueryResult, PageSection } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { SettingRow } from './SettingRow.tsx'
import './edit.css'

const HEIGHT_PX = 96

export interface ConfirmedSectionProps {
  query: QueryResult<NodeSettings>
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Which requested settings a device has adopted: pending ones first, the rest collapsed. */
export function ConfirmedSection({ query, nowMs, intl }: ConfirmedSectionProps) {
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  if (query.data?.settings.length === 0) return null
  return (
    <PageSection title={text('confirmed')}>
      <QueryView query={query} errorTitle={text('confirmed.error')} skeletonHeightPx={HEIGHT_PX}>
        {({ settings, last_contact: lastContact }) => {
          const isSettled = (state: string) => state === 'applied' || state === 'reported'
          const open = settings.filter(({ state }) => !isSettled(state))
          const settled = settings.filter(({ state }) => isSettled(state))
          const rowsOf = (rows: NodeSettings['settings']) => (
            <ul className="devices-confirmed">
              {rows.map((setting) => (
                <SettingRow key={setting.name} {...{ setting, lastContact, nowMs, intl }} />
              ))}
            </ul>
          )
          return (
            <>
              {open.length === 0 ? <p>{text('confirmed.all')}</p> : rowsOf(open)}
              {settled.length === 0 ? null : (
                <details className="devices-settled">
                  <summary>{text('confirmed.settled', { count: settled.length })}</summary>
                  {rowsOf(settled)}
                </details>
              )}
            </>
          )
        }}
      </QueryView>
    </PageSection>
  )
}
