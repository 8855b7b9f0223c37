import { useChange, type Job, type RowAction } from '@airshed/console-kit'
import { cancelJob, repeatJob } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { kindText } from '../rules/kindText.ts'

/** Actions on a job: retry one that failed or was canceled, cancel one that has not ended. */
export function useJobActions(intl: PluginIntl): (job: Job) => readonly RowAction[] {
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: repeat } = useChange(repeatJob, {
    ...quiet,
    success: intl.formatMessage({ id: 'repeat.done' }),
  })
  const { mutateAsync: cancel } = useChange(cancelJob, {
    ...quiet,
    success: intl.formatMessage({ id: 'cancel.done' }),
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return ({ id, kind, state }) => {
      if (state === 'failed' || state === 'cancelled') {
        return [
          {
            id: 'repeat',
            label: text('repeat'),
            icon: <NamedIcon name="repeat" />,
            run: () => repeat({ params: { id } }),
          },
        ]
      }
      if (state === 'done') return []
      return [
        {
          id: 'cancel',
          label: text('cancel'),
          icon: <NamedIcon name="disable" />,
          intent: 'danger',
          confirm: {
            title: text('cancel.title', { kind: kindText(kind, intl) }),
            text: text(`cancel.text.${state}`),
            confirmLabel: text('cancel.confirm'),
            cancelLabel: text('cancel.keep'),
          },
          run: () => cancel({ params: { id } }),
        },
      ]
    }
  }, [intl, repeat, cancel])
}
