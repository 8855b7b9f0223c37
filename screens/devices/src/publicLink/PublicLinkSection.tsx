import { QueryView, PageSection } from '@airshed/console-kit'
import { Button, type Node, type PluginIntl } from '@airshed/kit'
import { momentText } from '../edit/momentText.ts'
import { CopyLine } from './CopyLine.tsx'
import { embedTag } from './embedTag.ts'
import { PublicLinkSettingsForm } from './PublicLinkSettingsForm.tsx'
import { usePublicLink } from './usePublicLink.ts'
import './publicLink.css'
import '../edit/edit.css'
import '../details/muted.css'

const HEIGHT_PX = 72

export interface PublicLinkSectionProps {
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The public page of a device: whether it has one, its address, and what it shows. */
export function PublicLinkSection(props: PublicLinkSectionProps) {
  // Other readers must not learn the address.
  return props.node.actions.includes('configure') ? <PublicLinkControl {...props} /> : null
}

function PublicLinkControl({ node, nowMs, intl }: PublicLinkSectionProps) {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { query, turnOn, turnOff, isBusy, dialog } = usePublicLink(node, intl)
  return (
    <PageSection title={text('publicLink')}>
      <p className="devices-muted">{text('publicLink.note')}</p>
      <QueryView query={query} errorTitle={text('publicLink.error')} skeletonHeightPx={HEIGHT_PX}>
        {(link) => {
          const { address, made_at: madeAt, made_by: madeBy } = link
          if (address === null) {
            return (
              <div className="devices-buttons">
                <Button
                  text={text('publicLink.on')}
                  disabled={isBusy}
                  onClick={() => turnOn(link)}
                />
              </div>
            )
          }
          const frameTitle = text('publicLink.frame', { name: node.presentName })
          return (
            <>
              {madeAt === null || madeBy === null ? null : (
                <p>
                  {text('publicLink.made', {
                    who: madeBy,
                    time: momentText(madeAt, nowMs, intl),
                  })}
                </p>
              )}
              <CopyLine
                label={text('publicLink.address')}
                value={address}
                copyLabel={text('publicLink.address.copy')}
              />
              <CopyLine
                label={text('publicLink.tag')}
                value={embedTag(address, frameTitle)}
                copyLabel={text('publicLink.tag.copy')}
              />
              <PublicLinkSettingsForm key={madeAt} nodeId={node.node_id} link={link} intl={intl} />
              <div className="devices-buttons">
                <a className="bp6-button" href={address} target="_blank" rel="noreferrer">
                  {text('publicLink.open')}
                </a>
                <Button
                  intent="danger"
                  variant="outlined"
                  text={text('publicLink.off')}
                  disabled={isBusy}
                  onClick={() => turnOff(link)}
                />
              </div>
            </>
          )
        }}
      </QueryView>
      {dialog}
    </PageSection>
  )
}
