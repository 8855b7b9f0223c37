import {
  ApiError,
  ConfirmDialog,
  Dialog,
  errorText,
  useDeleteToken,
  useTokens,
  type ApiTokenCreated,
} from '@airshed/console-kit'
import { Button, EmptyState, ErrorState, Skeleton, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { NewToken } from './NewToken.tsx'
import { TokenList } from './TokenList.tsx'
import { TokenSecret } from './TokenSecret.tsx'

const WIDTH_PX = 640

export interface TokensDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/** The tokens by which authors publish: made, looked at, and deleted. */
export function TokensDialog({ intl, onClose }: TokensDialogProps) {
  const { data, error, refetch } = useTokens()
  const removal = useDeleteToken()
  const [made, setMade] = useState<ApiTokenCreated | null>(null)
  const [doomed, setDoomed] = useState<{ id: string; owner: string } | null>(null)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const list = () => {
    if (error instanceof ApiError && error.status === 403) {
      return <EmptyState title={text('tokens.noRights')} />
    }
    if (data === undefined && error !== null) {
      return (
        <ErrorState
          title={text('tokens.error')}
          text={errorText(error, intl)}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) return <Skeleton height={96} />
    const tokens = data.data.filter(({ capabilities }) => capabilities.includes('publish_plugins'))
    return tokens.length === 0 ? (
      <p className="plugins-muted">{text('tokens.none')}</p>
    ) : (
      <>
        <TokenList tokens={tokens} intl={intl} onDelete={(id, owner) => setDoomed({ id, owner })} />
        {data.isCut ? (
          <p className="plugins-muted">
            {intl.formatMessage({ id: 'tokens.cut' }, { count: data.data.length })}
          </p>
        ) : null}
      </>
    )
  }
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('tokens.title')}
      // A secret that is told once is not lost by a click beside it.
      canOutsideClickClose={made === null}
      onClose={onClose}
      actions={<Button text={text('close')} onClick={onClose} />}
    >
      <p>{text('tokens.text')}</p>
      {made === null ? (
        <NewToken intl={intl} onMade={setMade} />
      ) : (
        <TokenSecret token={made} intl={intl} onDone={() => setMade(null)} />
      )}
      {list()}
      {doomed === null ? null : (
        <ConfirmDialog
          isOpen
          title={text('tokens.delete.title', { owner: doomed.owner })}
          confirmLabel={text('tokens.delete')}
          isBusy={removal.isPending}
          onCancel={() => setDoomed(null)}
          onConfirm={() => removal.mutate({ id: doomed.id }, { onSettled: () => setDoomed(null) })}
        >
          {text('tokens.delete.text')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
