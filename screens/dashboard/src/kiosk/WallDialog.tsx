import {
  Checkbox,
  Dialog,
  SECOND_MS,
  useDashboards,
  type Dashboard,
  type RangeParams,
} from '@airshed/console-kit'
import { Button, SearchSelect, useNavigation, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { useOwnerName } from '../useOwnerName.ts'
import { EVERY_DEFAULT_MS, wallQuery } from './wallSettings.ts'

/** Intervals to choose from, in seconds. */
const EVERY_S = [10, 30, 60, 120, 300]

export interface WallDialogProps {
  dashboard: Dashboard
  /** The range that the wall shows; default that of each dashboard. */
  rangeQuery?: RangeParams
  intl: PluginIntl
  onClose: () => void
}

/** Asks which dashboards a wall rotates through and how long each stays, and starts it. */
export default function WallDialog({ dashboard, rangeQuery, intl, onClose }: WallDialogProps) {
  const { data } = useDashboards()
  const { go } = useNavigation()
  const ownerName = useOwnerName()
  const [chosen, setChosen] = useState<readonly string[]>([dashboard.id])
  const [everyS, setEveryS] = useState(EVERY_DEFAULT_MS / SECOND_MS)
  const all = data?.data ?? [dashboard]
  const seconds = (count: number): string => intl.formatMessage({ id: 'wall.seconds' }, { count })
  const start = (): void => {
    const ids = all.map(({ id }) => id).filter((id) => chosen.includes(id))
    const first = ids.includes(dashboard.id) ? dashboard.id : (ids[0] ?? dashboard.id)
    onClose()
    const query = wallQuery(ids, everyS * SECOND_MS, rangeQuery)
    go(`dashboards/${encodeURIComponent(first)}?${query}`)
  }
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'command.wall' })}
      onClose={onClose}
      actions={
        <>
          <Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />
          <Button
            intent="primary"
            text={intl.formatMessage({ id: 'wall.start' })}
            disabled={chosen.length === 0}
            onClick={start}
          />
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'wall.text' })}</p>
      <fieldset className="dashboard-wall-choice">
        <legend>{intl.formatMessage({ id: 'wall.dashboards' })}</legend>
        {all.map(({ id, name, ...rest }) => (
          <Checkbox
            key={id}
            labelElement={
              <>
                {name} <span className="air-muted">{ownerName(rest)}</span>
              </>
            }
            checked={chosen.includes(id)}
            onChange={() =>
              setChosen(
                chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
              )
            }
          />
        ))}
      </fieldset>
      {chosen.length > 1 ? (
        <div className="dashboard-wall-every">
          <span aria-hidden>{intl.formatMessage({ id: 'wall.every' })}</span>
          <SearchSelect
            label={intl.formatMessage({ id: 'wall.every' })}
            options={EVERY_S.map((count) => ({ value: String(count), label: seconds(count) }))}
            value={String(everyS)}
            onChange={(value) => setEveryS(Number(value))}
          />
        </div>
      ) : null}
    </Dialog>
  )
}
