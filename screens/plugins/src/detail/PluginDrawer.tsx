import { Drawer, type PluginSummary } from '@airshed/console-kit'
import { EmptyState, useSession, type PluginIntl } from '@airshed/kit'
import type { PluginsParams } from '../params.ts'
import { readManifest } from '../rules/readManifest.ts'
import { speakingVersion } from '../rules/shownState.ts'
import { PluginDetail } from './PluginDetail.tsx'

const WIDTH_PX = 720

export interface PluginDrawerProps {
  plugins: readonly PluginSummary[]
  params: PluginsParams
  intl: PluginIntl
  onClose: () => void
  /** Its last version was removed. */
  onGone: () => void
}

/** The plugin named by the address, over the list. */
export function PluginDrawer({ plugins, params, intl, onClose, onGone }: PluginDrawerProps) {
  const { organizations, organization } = useSession()
  const plugin = plugins.find(
    ({ id, organization_id }) =>
      id === params.plugin &&
      (params.organization === undefined || params.organization === organization_id),
  )
  const version = plugin === undefined ? undefined : speakingVersion(plugin)
  if (plugin === undefined || version === undefined) {
    return (
      <Drawer isOpen width={WIDTH_PX} title={params.plugin} onClose={onClose}>
        <EmptyState
          title={intl.formatMessage({ id: 'gone.title' })}
          text={intl.formatMessage({ id: 'gone.text' })}
        />
      </Drawer>
    )
  }
  const { title } = readManifest(plugin.id, version, intl.locale)
  const owner =
    organization === null
      ? organizations.find(({ id }) => id === plugin.organization_id)?.name
      : undefined
  return (
    <Drawer isOpen width={WIDTH_PX} title={title} onClose={onClose}>
      <PluginDetail plugin={plugin} ownerName={owner} intl={intl} onGone={onGone} />
    </Drawer>
  )
}
