import { useEffect } from 'react'
import { useIntl } from 'react-intl'

/** Title of the browser tab: what the page is about, then the console. */
export const pageTitle = (title: string): string => `${title} | Airshed Console`

/**
 * Names the browser tab after the record that the page shows, so that tabs, history and bookmarks of several records
 * differ. It replaces the title of the page, which the console sets first.
 *
 * @param part which page of the record this is; default: the record has one
 */
export function usePageName(name: string, part = ''): void {
  const { locale } = useIntl()
  const { pathname } = window.location
  useEffect(() => {
    document.title = pageTitle(part === '' ? name : `${name} · ${part}`)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the console sets the page's own title again when the language or the path changes; the name must follow
  }, [name, part, locale, pathname])
}
