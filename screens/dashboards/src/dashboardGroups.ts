import { dashboardKind, type Dashboard, type DashboardKind } from '@airshed/console-kit'

/** Dashboards of one kind. */
export interface DashboardGroup {
  readonly kind: DashboardKind
  readonly dashboards: readonly Dashboard[]
}

/** More dashboards than this get a search field. */
export const SEARCH_ABOVE = 8

const KINDS: readonly DashboardKind[] = ['starred', 'personal', 'shared']

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The dashboards in whose name or description every word occurs; case and accents do not matter. */
export function matchingDashboards(
  dashboards: readonly Dashboard[],
  query: string,
): readonly Dashboard[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return dashboards
  return dashboards.filter(({ name, description }) => {
    const text = plain(`${name} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

/** Starred, personal and shared dashboards, each by name; empty groups are left out. */
export function dashboardGroups(
  dashboards: readonly Dashboard[],
  language: string,
): readonly DashboardGroup[] {
  const byName = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return KINDS.map((kind) => ({
    kind,
    dashboards: dashboards
      .filter((dashboard) => dashboardKind(dashboard) === kind)
      .toSorted((a, b) => byName.compare(a.name, b.name)),
  })).filter((group) => group.dashboards.length > 0)
}
