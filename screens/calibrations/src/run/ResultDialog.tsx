import { Dialog, type CalibrationOutcome } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'

const LISTS = ['calibrated', 'failed', 'missing'] as const

export interface ResultDialogProps {
  outcome: CalibrationOutcome
  intl: PluginIntl
  onClose: () => void
}

/** The serials that a run calibrated, and those that it did not; it stays until it is closed. */
export function ResultDialog({ outcome, intl, onClose }: ResultDialogProps) {
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  return (
    <Dialog
      isOpen
      title={text('result.title')}
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('result.close')} onClick={onClose} />}
    >
      {LISTS.map((list) =>
        list === 'failed' && outcome[list].length === 0 ? null : (
          <section key={list} aria-label={text(`result.${list}`, { count: outcome[list].length })}>
            <h3>{text(`result.${list}`, { count: outcome[list].length })}</h3>
            <p>{outcome[list].length === 0 ? '–' : outcome[list].join(', ')}</p>
            {outcome[list].length === 0 ? null : (
              <p className="air-muted">{text(`result.${list}.text`)}</p>
            )}
          </section>
        ),
      )}
    </Dialog>
  )
}
