import { useConfirmed, useNode, type NodeChangeRun, PageSection } from '@airshed/console-kit'
import { Button, useNavigation, type Node, type PluginIntl } from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { ChangeRuns } from '../changes/ChangeRuns.tsx'
import { QuestionDialog } from '../changes/QuestionDialog.tsx'
import { useChangeRuns } from '../changes/useChangeRuns.ts'
import { usePartyNames } from '../details/usePartyNames.ts'
import type { ChangeQuestion } from '../list/changeQuestion.ts'
import { rightsActions } from '../list/rightsActions.tsx'
import { OwnRights } from './OwnRights.tsx'
import { PartyList } from './PartyList.tsx'
import './access.css'
import '../edit/edit.css'

/** The changes offered here; resetting and deleting a device is possible in the list only. */
const OFFERED: ReadonlySet<string> = new Set([
  'share',
  'remove_share',
  'lease',
  'remove_lease',
  'transfer',
])

export interface AccessSectionProps {
  node: Node
  intl: PluginIntl
}

/** Who owns a device and who can see it, what the reader may do with it, and actions to change both. */
export function AccessSection({ node, intl }: AccessSectionProps) {
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const { organization_id: owner, payment_organization_id: payer, leased_to, shared_to } = node
  const { go } = useNavigation()
  const names = usePartyNames(node.node_id, [owner, payer, leased_to, ...shared_to])
  const { refetch } = useNode(node.node_id, ['configuration'])
  const { start, justEnded, shown, dismiss } = useChangeRuns(intl)
  const [question, setQuestion] = useState<ChangeQuestion | null>(null)
  const { start: confirm, dialog } = useConfirmed('the rights to a device')
  const settle = useEffectEvent((ended: readonly NodeChangeRun[]) => {
    // After giving a device away, the reader may no longer be allowed to read it.
    if (ended.some(isGivenAway)) go('devices')
    else void refetch()
  })
  useEffect(() => {
    if (justEnded.length > 0) settle(justEnded)
  }, [justEnded])
  const actions = rightsActions({
    text,
    start,
    ask: setQuestion,
    selected: () => ({ ids: [node.node_id] }),
  })
    .ofRow(node)
    .filter(({ id }) => OFFERED.has(id))
  return (
    <PageSection title={text('access')}>
      <ChangeRuns runs={shown} intl={intl} onDismiss={dismiss} />
      <PartyList device={node} names={names} intl={intl} />
      {actions.length === 0 ? null : (
        <div className="devices-buttons">
          {actions.map(({ id, label, icon, confirm: asks, run }) => (
            <Button
              key={id}
              icon={icon}
              text={label}
              onClick={() => confirm({ ...(asks === undefined ? {} : { confirm: asks }), run })}
            />
          ))}
        </div>
      )}
      <h3>{text('access.may')}</h3>
      <OwnRights device={node} intl={intl} />
      {question === null ? null : (
        <QuestionDialog
          question={question}
          intl={intl}
          start={start}
          onClose={() => setQuestion(null)}
        />
      )}
      {dialog}
    </PageSection>
  )
}

const isGivenAway = ({ change, changed }: NodeChangeRun): boolean =>
  (change === 'lease' || change === 'transfer') && changed > 0
