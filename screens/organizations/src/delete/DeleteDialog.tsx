import {
  FormDialog,
  QueryView,
  useCall,
  useChange,
  type OrganizationRow,
} from '@airshed/console-kit'
import { deleteOrganization, getOrganizationRemoval } from '@airshed/console-kit/calls'
import { ORGANIZATION_KEPT_DAYS } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { useId, useState } from 'react'
import { RemovalList } from './RemovalList.tsx'

export interface DeleteDialogProps {
  organization: Pick<OrganizationRow, 'id' | 'name'>
  intl: PluginIntl
  onDeleted: () => void
  onClose: () => void
}

/** Lists what is deleted with an organization, and deletes it once its name is typed. */
export function DeleteDialog({ organization, intl, onDeleted, onClose }: DeleteDialogProps) {
  const { id, name } = organization
  const inputId = useId()
  const [typed, setTyped] = useState('')
  const text = (key: string, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id: key }, { name, days: ORGANIZATION_KEPT_DAYS, ...values })
  const removal = useCall(getOrganizationRemoval, { params: { id } }, { staleTimeMs: 0 })
  const { mutateAsync, isPending } = useChange(deleteOrganization, { success: text('delete.done') })
  const isTyped = typed.trim() === name
  const send = async (): Promise<void> => {
    await mutateAsync({ params: { id }, body: { name: typed } })
    onDeleted()
  }
  return (
    <FormDialog
      title={text('delete.title')}
      submitLabel={text('delete.confirm')}
      intent="danger"
      isBusy={isPending}
      canSubmit={isTyped && removal.data !== undefined}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="organization-delete"
          onSubmit={(event) => {
            event.preventDefault()
            // The mutation itself shows errors.
            if (isTyped) void send().catch(() => undefined)
          }}
        >
          <p>{text('delete.grace')}</p>
          <QueryView query={removal} skeletonHeightPx={140}>
            {(counts) => <RemovalList counts={counts} intl={intl} />}
          </QueryView>
          <label htmlFor={inputId}>{text('delete.type')}</label>
          <input
            id={inputId}
            className="bp6-input bp6-fill"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
      )}
    </FormDialog>
  )
}
