import { useCommands } from '@airshed/console-kit'
import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { useSession } from '@airshed/kit'
import { localized, useAirshed, type Command } from '@airshed/kit/provider'
import { LOCALES } from '@airshed/schemas'
import { useLocation, useParams } from 'react-router-dom'
import { useEndAccessContext } from '../accessContext/ActingBanner.tsx'
import { useAppText } from '../messages/appMessages.ts'
import { LANGUAGE_NAMES } from '../messages/language.ts'
import { isSlugFixed, pathForSlug } from '../routes/routeRules.ts'
import { fixedPagesOf } from './fixedPages.ts'
import { useSignOut } from '../session/useSignOut.ts'
import type { NavigationGroup } from '../shell/navigation.ts'
import type { ShellDialog } from '../shell/ShellDialogs.tsx'

export interface ShellCommandsOptions {
  groups: readonly NavigationGroup[]
  settings: readonly NavigationGroup[]
  /** Opens a dialog, or closes it if it is open. */
  toggle: (dialog: ShellDialog) => void
  /** Absent if the sidebar is a drawer. */
  onToggleSidebar?: (() => void) | undefined
}

/** The shell's own commands: every visible page, and its settings. */
export function useShellCommands({
  groups,
  settings,
  toggle,
  onToggleSidebar,
}: ShellCommandsOptions): void {
  const text = useAppText()
  const { navigate, kiosk, registry } = useAirshed()
  const { slug, locale, theme, organizations, user, can, setTheme, setLocale } = useSession()
  const signOut = useSignOut()
  const { end } = useEndAccessContext()
  const params = useParams()
  const { pathname } = useLocation()

  const pagesName = text('app.command.pages')
  const pagesIn = (area: readonly NavigationGroup[], group: string) =>
    area
      .flatMap(({ items }) => items)
      .map((item): Command => {
        const looks = { title: localized(item.title, locale), group, icon: item.icon }
        // Also found by its English title.
        const keywords = item.title.en
        switch (item.kind) {
          case 'page':
            return {
              ...looks,
              keywords,
              id: `go.${item.path}`,
              run: () => navigate(`/${slug}/${item.path}`),
            }
          case 'link':
            return {
              ...looks,
              keywords,
              id: `go.${item.href}`,
              run: () => void window.open(item.href, '_blank', 'noopener'),
            }
          case 'access-context':
            return { ...looks, keywords, id: 'access-context', run: () => toggle('access-context') }
        }
      })
  const isFixed = isSlugFixed(params, pathname)
  const choices = [
    { id: ALL_ORGANIZATIONS, name: text('app.organization.all') },
    ...organizations,
  ].filter(({ id }) => id !== slug)
  const other = theme === 'light' ? 'dark' : 'light'
  const general = text('app.command.general')

  useCommands([
    ...pagesIn(groups, pagesName),
    ...pagesIn(settings, text('app.nav.settings')),
    ...fixedPagesOf(registry.screens, can).map(({ path, title }) => ({
      id: `go.${path}`,
      title: localized(title, locale),
      group: pagesName,
      icon: 'document',
      keywords: title.en,
      run: () => navigate(`/${slug}/${path}`),
    })),
    {
      id: 'go.profile',
      title: text('app.profile.open'),
      group: pagesName,
      icon: 'person',
      run: () => navigate(`/${slug}/profile`),
    },
    {
      id: 'palette',
      title: text('app.command.palette'),
      group: general,
      icon: 'key-command',
      keys: 'mod+k',
      worksIn: ['fields'],
      run: () => toggle('palette'),
    },
    {
      id: 'shortcuts',
      title: text('app.command.shortcuts'),
      group: general,
      icon: 'key-command',
      keys: '?',
      run: () => toggle('shortcuts'),
    },
    {
      id: 'sidebar',
      title: text('app.command.sidebar'),
      group: general,
      icon: 'menu-closed',
      keys: 'mod+b',
      isEnabled: onToggleSidebar !== undefined && !kiosk.isKiosk,
      run: () => onToggleSidebar?.(),
    },
    {
      id: 'kiosk.leave',
      title: text('app.command.leaveKiosk'),
      group: general,
      icon: 'cross',
      keys: 'escape',
      isEnabled: kiosk.isKiosk,
      run: kiosk.leave,
    },
    {
      id: 'theme',
      title: text(`app.profile.${other}`),
      group: general,
      icon: 'contrast',
      run: () => setTheme(other),
    },
    ...LOCALES.filter((each) => each !== locale).map((each) => ({
      id: `language.${each}`,
      title: text('app.command.language', { name: LANGUAGE_NAMES[each] }),
      group: general,
      icon: 'translate',
      keywords: 'Language Idioma',
      run: () => setLocale(each),
    })),
    {
      id: 'access-context.end',
      title: text('app.acting.back'),
      group: general,
      icon: 'undo',
      isEnabled: user.access_context !== null,
      run: end,
    },
    {
      id: 'sign-out',
      title: text('app.profile.signOut'),
      group: general,
      icon: 'log-out',
      run: signOut,
    },
    ...choices.map(({ id, name }) => ({
      id: `organization.${id}`,
      title: text('app.command.organization', { name }),
      group: text('app.command.organizations'),
      icon: 'office',
      isEnabled: !isFixed,
      run: () => navigate(pathForSlug(pathname, id)),
    })),
  ])
}
