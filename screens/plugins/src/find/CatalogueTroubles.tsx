import type { PluginCatalogueState } from '@airshed/console-kit'
import { RelativeTime, useNow, useSession, type PluginIntl } from '@airshed/kit'

/** How often "3 min ago" is updated. */
const RELATIVE_TIME_MS = 30_000

export interface CatalogueTroublesProps {
  catalogues: readonly PluginCatalogueState[]
  intl: PluginIntl
}

/** The catalogues that cannot be read at present, why, and the age of their cached contents. */
export function CatalogueTroubles({ catalogues, intl }: CatalogueTroublesProps) {
  const now = useNow(RELATIVE_TIME_MS)
  const { user } = useSession()
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const timezone = user.timezone
  return catalogues
    .filter(({ problem, read_at: readAt }) => problem !== null || readAt === null)
    .map(({ url, title, problem, read_at: readAt }) => (
      <div key={url} className="plugins-find-trouble" role="status">
        <strong>{title ?? url}</strong>
        <span>{problem === null ? text('find.waiting') : text('find.trouble', { problem })}</span>
        {readAt === null || problem === null ? null : (
          <span className="plugins-muted">
            {text('find.readAt')} <RelativeTime at={readAt} {...{ now, timezone }} />
          </span>
        )}
      </div>
    ))
}
