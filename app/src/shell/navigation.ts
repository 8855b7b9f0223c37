import {
  NAV_GROUPS,
  pagesOf,
  titleOfPage,
  type LocalizedText,
  type NavArea,
  type NavGroup,
  type ScreenDefinition,
  type ScreenNav,
} from '@airshed/contract'
import type { Permission } from '@airshed/schemas'
import { PLANNED_ROUTES } from '../routes/plannedRoutes.ts'

interface ItemLooks {
  icon: string
  title: LocalizedText
}

/** An entry of the navigation: a page, an address elsewhere, or the access-context dialog. */
export type NavigationItem =
  | (ItemLooks & {
      kind: 'page'
      /** Below `/{slug}`. */
      path: string
      isBeta: boolean
      /** Number of pending invitations, for the item that shows it; 0 shows no badge. */
      badge: number
    })
  | (ItemLooks & { kind: 'link'; href: string })
  | (ItemLooks & { kind: 'access-context' })

export interface NavigationGroup {
  group: NavGroup
  items: readonly NavigationItem[]
}

/** Determines which entries a user sees. */
export interface NavigationFacts {
  /** Checks a permission in the page's organization. */
  can: (permission: Permission) => boolean
  /** Whether a visible device is of the brand's air-quality family. */
  hasFamilyDevice: boolean
  pendingInvitations: number
  /** Firmware is kept elsewhere: a link takes the place of the screen. Absent: it is not. */
  firmwaresUrl?: string | undefined
}

interface Candidate extends ScreenNav {
  path: string
  title: LocalizedText
  permission: Permission | null
}

/** Page of the list of firmware. */
const FIRMWARE_PATH = 'firmware'

/** Pages by their manifests, and addresses that are planned. */
function candidatesOf(screens: readonly ScreenDefinition[]): readonly Candidate[] {
  const places = pagesOf(screens)
  const taken = new Set(places.map(({ page: { path } }) => path))
  return [
    ...places.flatMap((place) => {
      const { nav, path, permission } = place.page
      return nav === undefined ? [] : [{ ...nav, path, permission, title: titleOfPage(place) }]
    }),
    ...PLANNED_ROUTES.flatMap(({ path, permission, title, nav }) =>
      nav === undefined || taken.has(path) ? [] : [{ ...nav, path, permission, title }],
    ),
  ]
}

function isShown({ path, permission, visibleTo }: Candidate, facts: NavigationFacts): boolean {
  if (path === FIRMWARE_PATH && facts.firmwaresUrl !== undefined) return false
  const mayOpen = permission === null || facts.can(permission)
  if (!mayOpen || visibleTo === undefined) return mayOpen
  return facts.can('access_context') || (visibleTo === 'analytics' && facts.hasFamilyDevice)
}

/** After the admin group's pages: entries that are not console pages. */
function otherAdminItems({ can, firmwaresUrl }: NavigationFacts): NavigationItem[] {
  const firmwares: NavigationItem[] =
    firmwaresUrl === undefined
      ? []
      : [
          {
            kind: 'link',
            href: firmwaresUrl,
            icon: 'cloud-download',
            title: { en: 'Firmwares', es: 'Firmwares' },
          },
        ]
  const accessContext: NavigationItem[] = can('access_context')
    ? [
        {
          kind: 'access-context',
          icon: 'switch',
          title: { en: 'Access context', es: 'Contexto de acceso' },
        },
      ]
    : []
  return [...firmwares, ...accessContext]
}

/** What is listed in an area: every entry that the visitor may see, by group and order; no empty groups. */
export function navigationOf(
  screens: readonly ScreenDefinition[],
  facts: NavigationFacts,
  wanted: NavArea = 'sidebar',
): readonly NavigationGroup[] {
  const shown = candidatesOf(screens).filter(
    (candidate) => (candidate.area ?? 'sidebar') === wanted && isShown(candidate, facts),
  )
  return NAV_GROUPS.map((group) => {
    const pages = shown
      .filter((candidate) => candidate.group === group)
      .toSorted((a, b) => a.order - b.order)
      .map(({ path, icon, title, isBeta = false, badge }): NavigationItem => ({
        kind: 'page',
        path,
        icon,
        title,
        isBeta,
        badge: badge === undefined ? 0 : facts.pendingInvitations,
      }))
    const isLast = wanted === 'sidebar' && group === 'admin'
    return { group, items: isLast ? [...pages, ...otherAdminItems(facts)] : pages }
  }).filter(({ items }) => items.length > 0)
}
