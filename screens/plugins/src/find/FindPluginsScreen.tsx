import { QueryView, usePluginOffers } from '@airshed/console-kit'
import { EmptyState, PageHeader, PlaceLink, useNavigation, type ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import { OrganizationChoice } from '../OrganizationChoice.tsx'
import { placeOf } from '../placeOf.ts'
import { useManagedToRead } from '../useManaged.ts'
import { CatalogueTroubles } from './CatalogueTroubles.tsx'
import { FindToolbar } from './FindToolbar.tsx'
import { NoCatalogues } from './NoCatalogues.tsx'
import { OfferList } from './OfferList.tsx'
import { OfferPages } from './OfferPages.tsx'
import { OfferSkeletons } from './OfferSkeletons.tsx'
import type { FindParams } from './params.ts'
import '../plugins.css'
import './find.css'

const PAGE_SIZE = 24

/** Plugins that the catalogues of this server offer, for installation in one organization. */
export default function FindPluginsScreen(props: ScreenProps<FindParams>) {
  const { params, setParams, slug, intl } = props
  const managed = useManagedToRead()
  const { go } = useNavigation()
  const [chosen, choose] = useState(managed[0]?.id ?? '')
  const { search, kind, page = 1 } = params
  const query = usePluginOffers({
    organization_id: chosen,
    size: PAGE_SIZE,
    page,
    ...(search === undefined ? {} : { search }),
    ...(kind === undefined ? {} : { kind }),
  })
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  return (
    <div className="plugins">
      <PageHeader
        title={text('find.title')}
        note={text('find.note')}
        actions={
          <PlaceLink to="plugins" className="bp6-button">
            {text('find.installed')}
          </PlaceLink>
        }
      />
      <div className="plugins-content">
        <OrganizationChoice
          label={text('find.organization')}
          organizations={managed}
          value={chosen}
          onChange={choose}
        />
        <QueryView
          query={query}
          errorTitle={text('find.error')}
          skeleton={<OfferSkeletons intl={intl} />}
          noRights={<EmptyState title={text('noRights.title')} text={text('noRights.text')} />}
          isEmpty={({ catalogues }) => catalogues.length === 0}
          empty={<NoCatalogues intl={intl} />}
        >
          {({ data, total, catalogues }) => (
            <>
              <FindToolbar {...{ params, setParams, total, intl }} />
              <CatalogueTroubles catalogues={catalogues} intl={intl} />
              <OfferList
                offers={data}
                organizationId={chosen}
                slug={slug}
                hasSearch={search !== undefined || kind !== undefined}
                intl={intl}
                onClear={() => setParams({ search: undefined, kind: undefined, page: undefined })}
                onInstalled={(id) => go(placeOf({ id, organization_id: chosen }, slug))}
              />
              <OfferPages
                page={page}
                count={Math.ceil(total / PAGE_SIZE)}
                intl={intl}
                onPage={(next) => setParams({ page: next === 1 ? undefined : next })}
              />
            </>
          )}
        </QueryView>
      </div>
    </div>
  )
}
