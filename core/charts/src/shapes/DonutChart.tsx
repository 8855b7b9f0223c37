import { donutArcs, type DonutSlice } from '@airshed/domain/drawing'
import { formatShare, formatTooltipValue } from '@airshed/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { ShapeTable } from './ShapeTable.tsx'
import './shapes.css'

export interface DonutChartProps {
  /** The label of the chart, for screen readers. */
  label: string
  slices: readonly DonutSlice[]
  /** Edge of the square, CSS pixels. */
  size: number
  /** Words under the total in the hole, default "Total". */
  totalLabel?: string
}

/** From one stripe to the next, CSS pixels. */
const STRIPE_PX = 6

/** A ring of shares with the total in its hole; pointing at a part shows that part. */
export function DonutChart({ label, slices, size, totalLabel }: DonutChartProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const [pointedId, setPointedId] = useState<string | null>(null)
  const stripesId = useId()
  const radius = size / 2
  const arcs = donutArcs(slices, radius)
  const total = slices.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const pointed = arcs.find(({ slice }) => slice.id === pointedId)
  const write = (value: number): string => formatTooltipValue(value, locale)
  return (
    <div
      className="air-shape air-donut"
      style={{ width: size, height: size }}
      onMouseLeave={() => setPointedId(null)}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <defs>
          <pattern
            id={stripesId}
            width={STRIPE_PX}
            height={STRIPE_PX}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="air-donut-stripe" width={STRIPE_PX / 3} height={STRIPE_PX} />
          </pattern>
        </defs>
        {arcs.length === 0 ? (
          <circle
            className="air-donut-empty"
            cx={radius}
            cy={radius}
            r={radius * 0.825}
            strokeWidth={radius * 0.35}
          />
        ) : null}
        {arcs.map(({ slice, path }) => (
          <path
            key={slice.id}
            className="air-donut-part"
            d={path}
            fill={slice.color}
            opacity={pointed === undefined || pointed.slice === slice ? 1 : 0.4}
            onMouseMove={() => setPointedId(slice.id)}
          />
        ))}
        {arcs
          .filter(({ slice }) => slice.isStriped === true)
          .map(({ slice, path }) => (
            <path
              key={slice.id}
              className="air-donut-stripes"
              d={path}
              fill={`url(#${stripesId})`}
            />
          ))}
      </svg>
      <div className="air-donut-middle" aria-hidden style={{ fontSize: size < 120 ? 16 : 28 }}>
        <span className="air-donut-value">{write(pointed?.slice.value ?? total)}</span>
        <span className="air-donut-word">
          {pointed === undefined
            ? (totalLabel ?? text('charts.total'))
            : `${pointed.slice.label}, ${formatShare(pointed.share, locale)}`}
        </span>
      </div>
      <ShapeTable
        label={label}
        head={[text('charts.value'), text('charts.share')]}
        rows={slices.map(({ id, label: name, value }) => ({
          id,
          name,
          cells: [write(value), formatShare(total === 0 ? 0 : Math.max(0, value) / total, locale)],
        }))}
      />
    </div>
  )
}
