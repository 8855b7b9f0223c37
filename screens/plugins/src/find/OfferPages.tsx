import { Button, type PluginIntl } from '@airshed/kit'

export interface OfferPagesProps {
  /** Page number, from 1. */
  page: number
  count: number
  intl: PluginIntl
  onPage: (page: number) => void
}

/** Pagination of a long list; nothing if there is one page. */
export function OfferPages({ page, count, intl, onPage }: OfferPagesProps) {
  if (count <= 1) return null
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  return (
    <nav className="plugins-offer-pages" aria-label={text('find.pages')}>
      <Button text={text('find.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span>{text('find.page', { page, count })}</span>
      <Button text={text('find.next')} disabled={page >= count} onClick={() => onPage(page + 1)} />
    </nav>
  )
}
