import {
  QueryView,
  usePluginCatalogue,
  type PluginSummary,
  useFileDrop,
} from '@airshed/console-kit'
import {
  Button,
  EmptyState,
  PageHeader,
  PlaceLink,
  useNavigation,
  type ScreenProps,
} from '@airshed/kit'
import { useRef, useState } from 'react'
import { PluginDrawer } from './detail/PluginDrawer.tsx'
import { InDevelopment } from './list/InDevelopment.tsx'
import { ListSkeletons } from './list/ListSkeletons.tsx'
import { NoPlugins } from './list/NoPlugins.tsx'
import { PluginList } from './list/PluginList.tsx'
import { useFocusReturn } from './list/useFocusReturn.ts'
import { placeOf } from './placeOf.ts'
import type { PluginsParams } from './params.ts'
import { TokensLink } from './TokensLink.tsx'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { useManaged } from './useManaged.ts'
import './plugins.css'
import './detail/detail.css'
import './narrow.css'

/** The plugins of an organization: which are enabled, which wait for a decision, and who decided. */
export default function PluginsScreen({ params, slug, intl }: ScreenProps<PluginsParams>) {
  const query = usePluginCatalogue()
  const { go } = useNavigation()
  const managed = useManaged()
  const [upload, setUpload] = useState<{ file: File | null } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  useFocusReturn(top, params)
  const text = (id: string): string => intl.formatMessage({ id })
  const bringIn = (file: File | null): void => setUpload({ file })
  const drop = useFileDrop(upload === null && managed.length > 0 ? bringIn : undefined)
  const plugins = query.data?.data
  const open = (plugin: Pick<PluginSummary, 'id' | 'organization_id'>): void =>
    go(placeOf(plugin, slug))

  const hasActions = managed.length > 0 && plugins !== undefined && plugins.length > 0
  return (
    <div className="plugins" data-dropping={drop.isOver} {...drop.handlers}>
      <PageHeader
        title={text('title')}
        note={plugins === undefined || plugins.length === 0 ? undefined : text('note')}
        actions={
          hasActions ? (
            <>
              <PlaceLink to="plugins/find" className="bp6-button">
                {text('find')}
              </PlaceLink>
              <TokensLink words={text('tokens')} />
              <Button intent="primary" text={text('upload')} onClick={() => bringIn(null)} />
            </>
          ) : undefined
        }
      />
      <div className="plugins-content" ref={top} tabIndex={-1}>
        <InDevelopment intl={intl} />
        <QueryView
          query={query}
          errorTitle={text('error')}
          skeleton={<ListSkeletons intl={intl} />}
          noRights={<EmptyState title={text('noRights.title')} text={text('noRights.text')} />}
          isEmpty={({ data }) => data.length === 0}
          empty={<NoPlugins intl={intl} onUpload={() => bringIn(null)} />}
        >
          {({ data }) => <PluginList plugins={data} slug={slug} intl={intl} />}
        </QueryView>
      </div>
      {drop.isOver ? <div className="plugins-drop">{text('upload.drop')}</div> : null}
      {params.plugin === undefined || plugins === undefined ? null : (
        <PluginDrawer
          key={`${params.plugin} ${params.organization ?? ''}`}
          plugins={plugins}
          params={params}
          intl={intl}
          onClose={() => go('plugins')}
          onGone={() => go('plugins', { replace: true })}
        />
      )}
      {upload === null ? null : (
        <UploadDialog
          intl={intl}
          file={upload.file}
          onClose={() => setUpload(null)}
          onPublished={(plugin) => {
            setUpload(null)
            open(plugin)
          }}
        />
      )}
    </div>
  )
}
