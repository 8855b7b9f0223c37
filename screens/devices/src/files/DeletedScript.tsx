import { useChange, useConfirmed, useAirshed } from '@airshed/console-kit'
import { getNodeScript, saveNodeScript } from '@airshed/console-kit/calls'
import { Button, EmptyState } from '@airshed/kit'
import type { ScriptPanelProps } from './scriptPanelProps.ts'
import { scriptText } from './scriptText.ts'

/** A deleted file that is still on the device: it can be restored. */
export function DeletedScript({ node, script, canWrite, nowMs, intl }: ScriptPanelProps) {
  const { api } = useAirshed()
  const { name, version } = script
  const params = { id: node.node_id, name }
  const { start } = useConfirmed('script files')
  const { mutateAsync: save, isPending } = useChange(saveNodeScript, { isShown: () => false })
  const restore = async (): Promise<void> => {
    const { text } = await api.call(getNodeScript, { params, query: { version } })
    await save({ params, body: { text, based_on: null, restored_from: version } })
  }
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'files.deleted' }, { name })}
      text={scriptText(script, nowMs, intl)}
      action={
        canWrite ? (
          <Button
            text={intl.formatMessage({ id: 'files.bringBack' })}
            loading={isPending}
            onClick={() => start({ run: restore })}
          />
        ) : undefined
      }
    />
  )
}
