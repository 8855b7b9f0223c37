import { Dialog, type DashboardChange, type DashboardDocument } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { changeWords, type ChangeWords } from '../edit/changeWords.ts'
import type { Conflict } from '../edit/dashboardEditor.ts'

export interface ConflictDialogProps {
  conflict: Conflict
  reader: ChangeWords
  onResolve: (document: DashboardDocument) => void
}

/**
 * Two people changed the same part: shows what each did, and asks whose changes to keep where they differ.
 */
export function ConflictDialog({ conflict, reader, onResolve }: ConflictDialogProps) {
  const { intl } = reader
  const { mine, theirs, clashes, mineOnTop, theirsOnTop } = conflict.merge
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
              <td>{changeWords(clash.mine, reader)}</td>
              <td>{changeWords(clash.theirs, reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Kept
        intl={intl}
        changes={without(mine, conflict, 'mine')}
        more={without(theirs, conflict, 'theirs')}
        reader={reader}
      />
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
  changes: readonly DashboardChange[]
  more: readonly DashboardChange[]
  reader: ChangeWords
}

/** The changes of both that are kept in either case. */
function Kept({ intl, changes, more, reader }: KeptProps) {
  const all = [...changes, ...more]
  if (all.length === 0) return null
  return (
    <>
      <p>{intl.formatMessage({ id: 'conflict.kept' })}</p>
      <ul>
        {all.map((change) => (
          <li key={`${change.kind} ${change.widget_id}`}>{changeWords(change, reader)}</li>
        ))}
      </ul>
    </>
  )
}
