import { Menu, MenuButton, MenuItem } from '@airshed/console-kit'
import {
  NamedIcon,
  useNow,
  type DataPoint,
  type Node,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { isRejectable } from './rejectable.ts'
import { rejectedSpan } from './rejectedSpan.ts'

// Most readers of a monitor open neither.
const RejectDialog = lazy(() =>
  import('./RejectDialog.tsx').then((module) => ({ default: module.RejectDialog })),
)
const FlagsDialog = lazy(() =>
  import('./FlagsDialog.tsx').then((module) => ({ default: module.FlagsDialog })),
)

export interface QualityMenuProps {
  node: Node
  /** Data points that the view shows. */
  shown: readonly DataPoint[]
  /** The range of the page. */
  range: TimeRange
  /** Whether the next drag over the chart marks readings to reject; undefined: there is no chart. */
  isMarking: boolean | undefined
  onMarking: (isMarking: boolean) => void
  /** What was dragged over; null: nothing. */
  marked: TimeRange | null
  /** Called once what was dragged over is dealt with. */
  onMarked: () => void
  intl: PluginIntl
}

/** The quality of what is shown: rejects readings, by dragging over the chart or by a period, and lists the quality flags. */
export function QualityMenu(props: QualityMenuProps) {
  const { node, shown, range, isMarking, onMarking, marked, onMarked, intl } = props
  const [asked, setAsked] = useState<'period' | 'flags' | null>(null)
  const nowMs = useNow(0)
  const text = (id: string): string => intl.formatMessage({ id })
  const points = shown.filter(isRejectable)
  const canChange = node.actions.includes('configure')
  const canReject = canChange && points.length > 0
  const close = (): void => {
    setAsked(null)
    onMarked()
  }
  const span = marked ?? (asked === 'period' ? range : null)
  return (
    <>
      <MenuButton
        label={text('quality.menu')}
        icon={<NamedIcon name="endorsed" />}
        menu={
          <Menu>
            {canReject && isMarking !== undefined ? (
              <MenuItem
                text={text(isMarking ? 'quality.mark.stop' : 'quality.mark')}
                onClick={() => onMarking(!isMarking)}
              />
            ) : null}
            {canReject ? (
              <MenuItem text={text('quality.period')} onClick={() => setAsked('period')} />
            ) : null}
            <MenuItem text={text('quality.title')} onClick={() => setAsked('flags')} />
          </Menu>
        }
      />
      <Suspense fallback={null}>
        {span !== null && canReject ? (
          <RejectDialog
            {...{ node, points, intl }}
            span={rejectedSpan(span, nowMs)}
            onClose={close}
          />
        ) : null}
        {asked === 'flags' ? <FlagsDialog {...{ node, canChange, intl }} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
