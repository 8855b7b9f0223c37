import { useChartText } from '@airshed/kit'

/** Marks a widget with corrected values: of which data points. */
export function CorrectedMark({ names }: { names: readonly string[] }) {
  const text = useChartText()
  const words = text('charts.correctedOf', { names: names.join(', ') })
  return (
    <span title={words}>
      <span aria-hidden>{text('charts.corrected')}</span>
      <span className="air-visually-hidden">{words}</span>
    </span>
  )
}
