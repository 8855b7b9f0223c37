import type { PluginIntl, Theme } from '@airshed/kit'
import { useEffect, useId, useRef, useState } from 'react'
import type { StateCount } from '../devices/stateCounts.ts'
import { countText, stateWord } from '../devices/stateText.ts'
import { PinSign } from '../look/PinSign.tsx'
import { briefCounts, type LegendRoom } from './briefCounts.ts'
import { followPopover } from './followPopover.ts'

export interface StateCountsProps {
  counts: readonly StateCount[]
  /** The part of the map they may take; null: they are above a list and cover nothing. */
  room: LegendRoom | null
  theme: Theme
  intl: PluginIntl
}

/**
 * The number of devices in each state, which is also the legend of the pins. On a small map it has icons
 * and figures only, and is a button that shows the words.
 */
export function StateCounts({ counts, room, theme, intl }: StateCountsProps) {
  const named = counts.map(({ state, count }) => ({
    word: stateWord(state, intl),
    figure: intl.formatNumber(count),
  }))
  const shown = room === null ? null : briefCounts(named, room)
  const isBrief = useStaysBrief(shown !== null, room)
  if (!isBrief) return <Counts {...{ counts, theme, intl }} />
  return <BriefCounts {...{ counts, theme, intl }} shown={shown ?? counts.length} />
}

/**
 * Once the words did not fit, the legend stays brief on a map of that size: otherwise it would change with
 * each grade.
 */
function useStaysBrief(isBrief: boolean, room: LegendRoom | null): boolean {
  const size = room === null ? null : `${room.map.width} ${room.map.height}`
  const [briefAt, setBriefAt] = useState<string | null>(null)
  if (isBrief && briefAt !== size) setBriefAt(size)
  return isBrief || (size !== null && briefAt === size)
}

function Counts({ counts, theme, intl }: Omit<StateCountsProps, 'room'>) {
  return (
    <ul className="map-widget-counts" aria-label={intl.formatMessage({ id: 'counts' })}>
      {counts.map(({ state, count }) => (
        <li key={state}>
          <PinSign state={state} theme={theme} sizePx={16} />
          {stateWord(state, intl)}
          <span className="map-widget-count">{intl.formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  )
}

interface BriefCountsProps extends Omit<StateCountsProps, 'room'> {
  /** Number of them that fit. */
  shown: number
}

function BriefCounts({ counts, shown, theme, intl }: BriefCountsProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const legend = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen || legend.current === null) return undefined
    return followPopover(legend.current, () => button.current?.getBoundingClientRect() ?? null).stop
  }, [isOpen])
  const words = countText(counts, intl)
  const rest = counts.length - shown
  return (
    <>
      <button
        ref={button}
        type="button"
        className="map-widget-brief"
        popoverTarget={id}
        title={words}
      >
        <span className="air-visually-hidden">
          {`${intl.formatMessage({ id: 'counts' })}: ${words}`}
        </span>
        {counts.slice(0, shown).map(({ state, count }) => (
          <span key={state} aria-hidden="true">
            <PinSign state={state} theme={theme} sizePx={16} />
            {intl.formatNumber(count)}
          </span>
        ))}
        {rest > 0 ? <span aria-hidden="true">{`+${intl.formatNumber(rest)}`}</span> : null}
      </button>
      <div
        ref={legend}
        id={id}
        className="map-widget-legend"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Counts {...{ counts, theme, intl }} />
      </div>
    </>
  )
}
