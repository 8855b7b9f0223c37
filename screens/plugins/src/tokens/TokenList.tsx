import type { ApiToken } from '@airshed/console-kit'
import { Button, RelativeTime, useNow, useSession, type PluginIntl } from '@airshed/kit'

export interface TokenListProps {
  tokens: readonly ApiToken[]
  intl: PluginIntl
  onDelete: (id: string, ownerName: string) => void
}

/** Whose tokens there are, and how they are used. */
export function TokenList({ tokens, intl, onDelete }: TokenListProps) {
  const { user, organization, organizations } = useSession()
  const now = useNow(30_000)
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const time = (at: number) => <RelativeTime at={at} now={now} timezone={user.timezone} />
  return (
    <ul className="plugins-tokens">
      {tokens.map(({ _id: id, ...token }) => (
        <li key={id}>
          <div>
            <strong>{token.ownerName}</strong>
            {organization === null ? (
              <span className="plugins-muted">
                {' · '}
                {organizations.find((one) => one.id === token.organization_id)?.name ??
                  token.organization_id}
              </span>
            ) : null}
            <p className="plugins-muted">
              {text('tokens.created')} {time(token.created_at)}
              {' · '}
              {token.last_used_at === null ? text('tokens.unused') : text('tokens.used')}{' '}
              {token.last_used_at === null ? null : time(token.last_used_at)}
              {' · '}
              {text('tokens.requests', { count: token.requests_number })}
            </p>
          </div>
          <Button
            size="small"
            text={text('tokens.delete')}
            aria-label={text('tokens.delete.of', { owner: token.ownerName })}
            onClick={() => onDelete(id, token.ownerName)}
          />
        </li>
      ))}
    </ul>
  )
}
