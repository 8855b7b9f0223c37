import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { useSession } from '@airshed/kit'
import { localized, useAirshed } from '@airshed/kit/provider'
import { LOCALES } from '@airshed/schemas'
import { useLocation, useParams } from 'react-router-dom'
import { useEndAccessContext } from '../accessContext/ActingBanner.tsx'
import { useAppText } from '../messages/appMessages.ts'
import { LANGUAGE_NAMES } from '../messages/language.ts'
import { isSlugFixed, pathForSlug } from '../routes/routeRules.ts'
import { useSignOut } from '../session/useSignOut.ts'
import type { NavigationGroup } from '../shell/navigation.ts'
import { useSidebar } from '../shell/useSidebar.ts'
import type { PaletteEntry } from './entries.ts'
import { fixedPagesOf } from './fixedPages.ts'

/** What the shell does without a key: every visible page, the organizations, and its settings. */
export function useShellEntries(): readonly PaletteEntry[] {
  const text = useAppText()
  const { navigate, registry } = useAirshed()
  const { slug, locale, theme, organizations, user, can, setTheme, setLocale } = useSession()
  const signOut = useSignOut()
  const { end } = useEndAccessContext()
  const params = useParams()
  const { pathname } = useLocation()
  const { groups, settings } = useSidebar()

  const pagesName = text('app.command.pages')
  const pagesIn = (area: readonly NavigationGroup[], group: string) =>
    area
      .flatMap(({ items }) => items)
      .flatMap((item): PaletteEntry[] => {
        // Also found by its English title.
        const looks = { title: localized(item.title, locale), group, icon: item.icon }
        const keywords = item.title.en
        if (item.kind === 'page') {
          const run = () => navigate(`/${slug}/${item.path}`)
          return [{ ...looks, keywords, id: `command:go.${item.path}`, run }]
        }
        if (item.kind === 'link') {
          const run = () => void window.open(item.href, '_blank', 'noopener')
          return [{ ...looks, keywords, id: `command:go.${item.href}`, run }]
        }
        return []
      })
  const isFixed = isSlugFixed(params, pathname)
  const choices = [
    { id: ALL_ORGANIZATIONS, name: text('app.organization.all') },
    ...organizations,
  ].filter(({ id }) => !isFixed && id !== slug)
  const other = theme === 'light' ? 'dark' : 'light'
  const general = text('app.command.general')

  return [
    ...pagesIn(groups, pagesName),
    ...pagesIn(settings, text('app.nav.settings')),
    ...fixedPagesOf(registry.screens, can).map(({ path, title }) => ({
      id: `command:go.${path}`,
      title: localized(title, locale),
      group: pagesName,
      icon: 'document',
      keywords: title.en,
      run: () => navigate(`/${slug}/${path}`),
    })),
    {
      id: 'command:go.profile',
      title: text('app.profile.open'),
      group: pagesName,
      icon: 'person',
      run: () => navigate(`/${slug}/profile`),
    },
    {
      id: 'command:theme',
      title: text(`app.profile.${other}`),
      group: general,
      icon: 'contrast',
      run: () => setTheme(other),
    },
    ...LOCALES.filter((each) => each !== locale).map((each) => ({
      id: `command:language.${each}`,
      title: text('app.command.language', { name: LANGUAGE_NAMES[each] }),
      group: general,
      icon: 'translate',
      keywords: 'Language Idioma',
      run: () => setLocale(each),
    })),
    ...(user.access_context === null
      ? []
      : [
          {
            id: 'command:access-context.end',
            title: text('app.acting.back'),
            group: general,
            icon: 'undo',
            run: end,
          },
        ]),
    {
      id: 'command:sign-out',
      title: text('app.profile.signOut'),
      group: general,
      icon: 'log-out',
      run: signOut,
    },
    ...choices.map(({ id, name }) => ({
      id: `command:organization.${id}`,
      title: text('app.command.organization', { name }),
      group: text('app.command.organizations'),
      icon: 'office',
      run: () => navigate(pathForSlug(pathname, id)),
    })),
  ]
}
