import { Dialog, type DashboardChange, type DashboardDocument } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useMemo, type ReactNode } from 'react'
import type { ChangeText } from '../edit/changeText.ts'
import type { Conflict } from '../edit/dashboardEditor.ts'
import { ChangeDetail } from '../versions/ChangeDetail.tsx'
import { changedSettings } from '../versions/changedSettings.ts'
import { useSettingNames } from '../versions/useSettingNames.ts'

export interface ConflictDialogProps {
  conflict: Conflict
  reader: ChangeText
  onResolve: (document: DashboardDocument) => void
}

/**
 * Two people changed the same part: shows what each did, and asks whose changes to keep where they differ.
 */
export default function ConflictDialog({ conflict, reader, onResolve }: ConflictDialogProps) {
  const { intl } = reader
  const { documents, mine, theirs, clashes, mineOnTop, theirsOnTop } = conflict.merge
  const { registry } = reader
  const settings = useMemo(
    () => changedSettings(Object.values(documents), [...mine, ...theirs], registry),
    [documents, mine, theirs, registry],
  )
  const nameOf = useSettingNames(settings)
  const since = (change: DashboardChange, side: 'mine' | 'theirs') => (
    <ChangeDetail {...{ change, reader, nameOf }} before={documents.base} after={documents[side]} />
  )
  return (
    <Dialog
      isOpen
      width={560}
      title={intl.formatMessage({ id: 'conflict.title' })}
      canOutsideClickClose={false}
      // Escape chooses the version that loses nothing on the server.
      onClose={() => onResolve(theirsOnTop)}
      actions={
        <>
          <Button
            text={intl.formatMessage({ id: 'conflict.theirs' })}
            onClick={() => onResolve(theirsOnTop)}
          />
          <Button
            intent="primary"
            text={intl.formatMessage({ id: 'conflict.mine' })}
            onClick={() => onResolve(mineOnTop)}
          />
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'conflict.text' }, { count: clashes.length })}</p>
      <table className="dashboard-conflict">
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'conflict.yours' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'conflict.others' })}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((clash) => (
            <tr key={clash.part}>
              <td>{since(clash.mine, 'mine')}</td>
              <td>{since(clash.theirs, 'theirs')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Kept intl={intl}>
        {(['mine', 'theirs'] as const).flatMap((side) =>
          without(conflict.merge[side], conflict, side).map((change) => (
            <li key={`${side} ${change.kind} ${change.widget_id}`}>{since(change, side)}</li>
          )),
        )}
      </Kept>
    </Dialog>
  )
}

const without = (
  changes: readonly DashboardChange[],
  { merge }: Conflict,
  side: 'mine' | 'theirs',
): readonly DashboardChange[] =>
  changes.filter((change) => !merge.clashes.some((clash) => clash[side] === change))

interface KeptProps {
  intl: PluginIntl
  children: readonly ReactNode[]
}

/** The changes of both that are kept in either case. */
function Kept({ intl, children }: KeptProps) {
  if (children.length === 0) return null
  return (
    <>
      <p>{intl.formatMessage({ id: 'conflict.kept' })}</p>
      <ul>{children}</ul>
    </>
  )
}
