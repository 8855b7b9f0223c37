import type { DataNeed, NeedsContext } from '@airshed/kit/define'
import { alertPage } from './alertPage.ts'
import type { RecentAlertsConfig } from './config.ts'

/** One page of alerts, the one that the viewer looks at. */
export function needs(
  _config: RecentAlertsConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  const { page, size } = alertPage(viewState)
  return [{ kind: 'alerts', limit: size, page: page + 1 }]
}
