import { useShowError, type NodeChangeOrder } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { usePartyNames } from '../details/usePartyNames.ts'
import type { ChangeQuestion } from '../list/changeQuestion.ts'
import { OrganizationDialog } from './OrganizationDialog.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'
import { EVERYBODY } from './shareForm.ts'
import { TransferDialog } from './TransferDialog.tsx'
import { usePartnerChoices } from './usePartnerChoices.ts'

export interface QuestionDialogProps {
  question: ChangeQuestion
  intl: PluginIntl
  start: (order: NodeChangeOrder) => Promise<void>
  onClose: () => void
}

/** Asks for the missing details of a change of devices, and submits the order. */
export function QuestionDialog({ question, intl, start, onClose }: QuestionDialogProps) {
  const { change, devices, what, sharedTo, sharedWithAll, owners, payer, serial } = question
  const { organizations, organization, can } = useSession()
  const showError = useShowError()
  const only = 'ids' in devices && devices.ids.length === 1 ? devices.ids[0] : undefined
  const names = usePartyNames(only, sharedTo)
  // Devices of one owner cannot be transferred to it again; those of several may go to any of these.
  const [owner] = owners.length === 1 ? owners : []
  const partners = usePartnerChoices(owner, change === 'share')
  const title =
    typeof what === 'string'
      ? intl.formatMessage({ id: `${change}.title` }, { name: what })
      : typeof what === 'number'
        ? intl.formatMessage({ id: `${change}.many.title` }, { count: what })
        : intl.formatMessage({ id: `${change}.all.title` })
  async function give(more: Partial<NodeChangeOrder> = {}): Promise<void> {
    try {
      await start({ change, devices, ...more })
      question.done()
    } catch (error) {
      showError(error, 'change devices')
      throw error
    }
  }
  const shared = { title, devices, intl, onClose }
  const asChoices = (chosen: typeof organizations) =>
    chosen.map(({ id, name }) => ({ value: id, label: name }))
  const managed = organizations.filter(({ id }) => can('manage_devices', id))

  if (change === 'reset' || change === 'delete') {
    return <RemovalDialog {...shared} {...{ change, serial }} onSubmit={() => give()} />
  }
  if (change === 'transfer') {
    return (
      <TransferDialog
        {...shared}
        receivers={asChoices(managed.filter(({ id }) => id !== owner))}
        payers={asChoices(managed)}
        onSubmit={give}
      />
    )
  }
  if (change === 'payment_update') {
    return (
      <OrganizationDialog
        {...shared}
        change={change}
        choices={asChoices(managed.filter(({ id }) => id !== payer))}
        onSubmit={(chosen) => give({ payment_organization_id: chosen })}
      />
    )
  }
  const everybody = { value: EVERYBODY, label: intl.formatMessage({ id: 'share.everybody' }) }
  const receivers = sharedTo.map((id) => ({ value: id, label: names.get(id) ?? id }))
  const own = asChoices(organizations.filter(({ id }) => id !== organization?.id && id !== owner))
  const others = [
    ...own,
    ...partners.filter(({ value }) => own.every((choice) => choice.value !== value)),
  ]
  const offered =
    change === 'share' ? others.filter(({ value }) => !sharedWithAll.includes(value)) : others
  return (
    <OrganizationDialog
      {...shared}
      change={change}
      choices={change === 'remove_share' ? [everybody, ...receivers] : offered}
      none={offered.length < others.length ? 'share.everybodyHasThem' : 'share.nobody'}
      onSubmit={(chosen) => give(chosen === EVERYBODY ? {} : { to_organization_id: chosen })}
    />
  )
}
