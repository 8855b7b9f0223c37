import { localized, useInstallPluginOffer, type PluginOffer } from '@airshed/console-kit'
import { Button, EmptyState, useSession, type PluginIntl } from '@airshed/kit'
import { placeOf } from '../placeOf.ts'
import { RefusedArchive } from '../upload/RefusedArchive.tsx'
import { uploadProblem } from '../upload/uploadProblem.ts'
import { OfferCard } from './OfferCard.tsx'

export interface OfferListProps {
  offers: readonly PluginOffer[]
  organizationId: string
  slug: string
  /** A search is active: it may well have no results. */
  hasSearch: boolean
  intl: PluginIntl
  onClear: () => void
  /** It is now on the server, and waits for a decision. */
  onInstalled: (id: string) => void
}

/** The plugins of one page, each with a button to install it. */
export function OfferList(props: OfferListProps) {
  const { offers, organizationId, slug, hasSearch, intl, onClear, onInstalled } = props
  const install = useInstallPluginOffer()
  const { locale, locked } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  if (offers.length === 0) {
    return hasSearch ? (
      <EmptyState
        title={text('find.nothing')}
        action={<Button text={text('search.clear')} onClick={onClear} />}
      />
    ) : (
      <EmptyState title={text('find.empty')} />
    )
  }
  const fetching = install.isPending ? install.variables.offer : null
  return (
    <ul className="plugins-offers">
      {offers.map((offer) => (
        <OfferCard
          key={`${offer.catalogue} ${offer.id}`}
          offer={offer}
          place={placeOf({ id: offer.id, organization_id: organizationId }, slug)}
          isFetching={fetching === offer}
          isBusy={fetching !== null || locked?.organizations.has(organizationId) === true}
          intl={intl}
          refusal={
            install.isError && install.variables.offer === offer ? (
              <RefusedArchive
                problem={uploadProblem(install.error)}
                name={`${localized(offer.title, locale)} ${offer.version}`}
                intl={intl}
              />
            ) : null
          }
          onInstall={() =>
            install.mutate({ offer, organizationId }, { onSuccess: ({ id }) => onInstalled(id) })
          }
        />
      ))}
    </ul>
  )
}
