import { Button, PageHeader, useData, useNow, type ScreenProps } from '@airshed/kit'
import { PaneWorkspace } from '@airshed/kit/panes'
import { useMemo, useState } from 'react'
import { PANES, type PaneId } from './arrangement.ts'
import { manifest } from './manifest.ts'
import { AlertsPane } from './panes/AlertsPane.tsx'
import { CoursePane } from './panes/CoursePane.tsx'
import { DevicesPane } from './panes/DevicesPane.tsx'
import { WorstAirPane } from './panes/WorstAirPane.tsx'
import type { NightShiftParams } from './params.ts'
import { nightRange } from './nightRange.ts'
import { POLLUTANTS, type Pollutant } from './worst/pollutants.ts'
import { useWorstAir } from './worst/useWorstAir.ts'
import './nightShift.css'

/** The page ages its readings this often, though nothing comes in. */
const TICK_MS = 10_000

/** What somebody on duty at night watches: each pane asks for its own data, and fails alone. */
export default function NightShiftScreen({ params, theme, intl }: ScreenProps<NightShiftParams>) {
  const nowMs = useNow(TICK_MS)
  const [pollutant, setPollutant] = useState<Pollutant>('132:5')
  const [chosen, setChosen] = useState<string | null>(params.device ?? null)
  const range = nightRange(nowMs)
  const fleet = useData([{ kind: 'nodes', nodeIds: [], all: true, includes: ['data_points'] }], {
    range,
  })
  const worst = useWorstAir(fleet.nodes, pollutant, nowMs)
  // Until somebody chooses, it is the worst one.
  const nodeId = chosen ?? worst.rows[0]?.nodeId ?? null
  const state = useMemo(
    () => ({ ...worst, state: fleet.state === 'ready' ? worst.state : fleet.state }),
    [worst, fleet.state],
  )
  const render = (paneId: string) => {
    switch (paneId as PaneId) {
      case 'alerts':
        return <AlertsPane nowMs={nowMs} intl={intl} />
      case 'devices':
        return <DevicesPane nowMs={nowMs} intl={intl} />
      case 'worst':
        return (
          <WorstAirPane
            worst={state}
            onRetry={fleet.state === 'error' ? fleet.retry : worst.retry}
            chosen={nodeId}
            onChoose={setChosen}
            {...{ pollutant, nowMs, intl }}
          />
        )
      case 'course':
        return (
          <CoursePane
            fleet={fleet}
            chosen={nodeId}
            onChoose={setChosen}
            {...{ pollutant, nowMs, theme, intl }}
          />
        )
    }
  }
  return (
    <PaneWorkspace
      panes={PANES}
      screenId={manifest.id}
      render={render}
      renderHeader={(menu) => (
        <PageHeader
          title={intl.formatMessage({ id: 'title' })}
          actions={
            <>
              <div
                className="night-shift-choice"
                role="group"
                aria-label={intl.formatMessage({ id: 'pollutant' })}
              >
                {POLLUTANTS.map(({ path, name }) => (
                  <Button
                    key={path}
                    variant="minimal"
                    text={name}
                    active={path === pollutant}
                    aria-pressed={path === pollutant}
                    onClick={() => setPollutant(path)}
                  />
                ))}
              </div>
              {menu}
            </>
          }
        />
      )}
    />
  )
}
