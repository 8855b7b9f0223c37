import { useTellError, type NodeChangeOrder } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { useOrganizationNames } from '../details/useOrganizationNames.ts'
import type { ShareQuestion } from '../list/useDeviceActions.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { EVERYBODY } from './shareForm.ts'

export interface ShareQuestionDialogProps {
  question: ShareQuestion
  intl: PluginIntl
  start: (order: NodeChangeOrder) => Promise<void>
  onClose: () => void
}

/** Asks with whom the devices of a question are shared, and gives the order. */
export function ShareQuestionDialog(props: ShareQuestionDialogProps) {
  const { question, intl, start, onClose } = props
  const { change, devices, what, sharedTo } = question
  const { organizations, organization } = useSession()
  const tellError = useTellError()
  const own = organizations
    .filter(({ id }) => id !== organization?.id)
    .map(({ id, name }) => ({ value: id, label: name }))
  const names = useOrganizationNames()
  const receivers = sharedTo.map((id) => ({ value: id, label: names.get(id) ?? id }))
  const everybody = { value: EVERYBODY, label: intl.formatMessage({ id: 'share.everybody' }) }
  return (
    <ShareDialog
      change={change}
      title={
        typeof what === 'string'
          ? intl.formatMessage({ id: `${change}.title` }, { name: what })
          : typeof what === 'number'
            ? intl.formatMessage({ id: `${change}.many.title` }, { count: what })
            : intl.formatMessage({ id: `${change}.all.title` })
      }
      choices={change === 'share' ? own : [everybody, ...receivers]}
      intl={intl}
      onClose={onClose}
      onSubmit={async (chosen) => {
        try {
          const receiver = chosen === EVERYBODY ? {} : { to_organization_id: chosen }
          await start({ change, devices, ...receiver })
          question.done()
        } catch (error) {
          tellError(error, 'share devices')
          throw error
        }
      }}
    />
  )
}
